import { useQuery } from '@tanstack/react-query'
import { Eye, UserRoundCheck } from 'lucide-react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { assignmentsQuery, useAssign } from '#admin/shared/lib/assignments.ts'
import { useViewed } from '#admin/shared/lib/busy-records.ts'
import type { Colleague } from '#contract/colleague.ts'
import type { Queue } from '#contract/presence.ts'
import { t } from '#locales/workbench.ts'
import { Button } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { LOCALE } from '#texts/language.ts'
import { KeyHint } from '../key-cap.tsx'

/** Takes the open record, if it can be taken. */
export const TAKE_RECORD_KEY = 'c'
export function pressTakeRecord(): void {
  document.querySelector<HTMLElement>('[data-take-record]')?.click()
}

const list = new Intl.ListFormat(LOCALE)

type Names = readonly string[]
const viewing = (names: Names) => t('viewing', { count: names.length, names: list.format(names) })

const ViewersContext = createContext<ReadonlyMap<string, Names>>(new Map())

/** Provides the viewers of a queue's records to its rows. */
export function QueueViewers({ queue, children }: { queue: Queue; children: ReactNode }) {
  const viewed = useViewed()
  // A new map would render the viewers of every row.
  const viewers = useMemo((): ReadonlyMap<string, Names> => {
    const inQueue = viewed.filter((one) => one.queue === queue)
    return new Map(inQueue.map(({ recordId, names }) => [recordId, names]))
  }, [viewed, queue])
  return <ViewersContext value={viewers}>{children}</ViewersContext>
}

/**
 * In a row: the colleagues who have the record open. In a narrow row the person's name leaves space only for the eye
 * icon.
 */
export function RowViewers({ id }: { id: string }) {
  const names = use(ViewersContext).get(id)
  if (!names) return null
  return (
    <span
      title={viewing(names)}
      className="flex max-w-24 min-w-6.5 shrink-999 items-center gap-1 overflow-hidden rounded-full bg-brand-tint px-1.5 text-12 font-medium text-brand-deep"
    >
      <Eye size={14} aria-hidden className="flex-none" />
      <span aria-hidden className="truncate">
        {list.format(names)}
      </span>
      <span className="sr-only">{viewing(names)}</span>
    </span>
  )
}

interface AssignmentProps {
  queue: Queue
  id: string
  assignee: Colleague | null
  administratorId: string
}

interface PanelColleaguesProps extends AssignmentProps {
  /** Whether the administrator may decide the record, and so may take it. */
  canTake: boolean
}

/** In the panel's header: which colleagues have the record open, and who has taken it. */
export function PanelColleagues({ canTake, ...record }: PanelColleaguesProps) {
  return (
    <>
      <PanelViewers queue={record.queue} id={record.id} />
      {canTake && <AssignmentLine {...record} />}
    </>
  )
}

/** Not announced: it may change every few seconds. */
function PanelViewers({ queue, id }: { queue: Queue; id: string }) {
  const names = useViewed().find((one) => one.queue === queue && one.recordId === id)?.names
  if (!names) return null
  return (
    <p className="flex items-center gap-1.5 text-14 font-medium text-brand-deep">
      <Eye size={16} aria-hidden className="flex-none" />
      {viewing(names)}
    </p>
  )
}

/** The assignee, with buttons to take the record, hand it over or give it back. */
function AssignmentLine({ queue, id, assignee, administratorId }: AssignmentProps) {
  const { data } = useQuery(assignmentsQuery)
  const colleagues = data?.colleagues ?? []
  const assign = useAssign(queue, id)
  const holder = assign.isPending ? assign.variables.to : (assignee?.id ?? null)
  const change = (to: string | null) => {
    if (!assign.isPending) assign.mutate({ from: assignee?.id ?? null, to })
  }
  const isMine = holder === administratorId
  const name = [...colleagues, ...(assignee ? [assignee] : [])].find((one) => one.id === holder)?.fullName
  return (
    <div className="-mx-2 flex min-h-7 flex-wrap items-center text-14">
      {holder !== null && (
        <p className="mx-2 flex items-center gap-1.5 font-medium">
          <UserRoundCheck size={16} aria-hidden className="flex-none" />
          {isMine ? t('withYou') : t('with', { name: name ?? '' })}
        </p>
      )}
      {!isMine && (
        <Button
          size="sm"
          variant="ghost"
          className="-my-2 px-2!"
          data-take-record
          aria-keyshortcuts={TAKE_RECORD_KEY.toUpperCase()}
          onClick={() => change(administratorId)}
        >
          {t('take')}
          <KeyHint>{TAKE_RECORD_KEY.toUpperCase()}</KeyHint>
        </Button>
      )}
      {isMine && colleagues.length > 0 && (
        <Menu
          placement="bottom-start"
          trigger={
            <Button size="sm" variant="ghost" className="-my-2 px-2!">
              {t('handOver')}
            </Button>
          }
          items={colleagues.map((one) => ({ value: one.id, label: one.fullName }))}
          onSelect={change}
        />
      )}
      {isMine && (
        <Button size="sm" variant="ghost" className="-my-2 px-2!" onClick={() => change(null)}>
          {t('giveBack')}
        </Button>
      )}
    </div>
  )
}

export function RowAssignee({ assignee }: { assignee: Colleague }) {
  const { data: administrator } = useQuery({ ...adminSessionQuery, enabled: false })
  const isOwn = assignee.id === administrator?.id
  const label = isOwn ? t('withYou') : t('with', { name: assignee.fullName })
  return (
    <span title={label} className="flex flex-none text-soft">
      <UserRoundCheck size={16} aria-hidden className={isOwn ? 'text-brand-deep' : undefined} />
      <span className="sr-only">{label}</span>
    </span>
  )
}
