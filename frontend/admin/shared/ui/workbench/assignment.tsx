import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { assignmentsQuery, useAssign } from '#admin/shared/lib/assignments.ts'
import type { Colleague } from '#contract/colleague.ts'
import type { Queue } from '#contract/presence.ts'
import { Button } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { KeyHint } from '../key-cap.tsx'
import { t } from './workbench-texts.ts'

/** Takes the open record, or does nothing. */
export const TAKE_RECORD_KEY = 'c'
export function pressTakeRecord(): void {
  document.querySelector<HTMLElement>('[data-take-record]')?.click()
}

interface AssignmentProps {
  queue: Queue
  id: string
  assignee: Colleague | null
  administratorId: string
}

/** In the panel's head: who has the record, and the buttons to take it, hand it over or give it back. */
export function AssignmentLine({ queue, id, assignee, administratorId }: AssignmentProps) {
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

/** In a row: who has the record. */
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
