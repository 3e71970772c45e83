import { Eye } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { useViewed } from '#admin/shared/lib/viewed.ts'
import type { Queue } from '#contract/presence.ts'
import { LOCALE } from '#texts/language.ts'
import { t } from './workbench-texts.ts'

const list = new Intl.ListFormat(LOCALE)

type Names = readonly string[]
const viewing = (names: Names) => t('viewing', { count: names.length, names: list.format(names) })

const ViewersContext = createContext<ReadonlyMap<string, Names>>(new Map())

/** Around the rows of a queue. */
export function QueueViewers({ queue, children }: { queue: Queue; children: ReactNode }) {
  const viewed = useViewed().filter((one) => one.queue === queue)
  return (
    <ViewersContext value={new Map(viewed.map(({ recordId, names }) => [recordId, names]))}>
      {children}
    </ViewersContext>
  )
}

/** In a row: the colleagues who have the record open. In a narrow one the person's name leaves room for the eye alone. */
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

/** In the panel's head. Not announced: it may change every few seconds. */
export function PanelViewers({ queue, id }: { queue: Queue; id: string }) {
  const names = useViewed().find((one) => one.queue === queue && one.recordId === id)?.names
  if (!names) return null
  return (
    <p className="flex items-center gap-1.5 text-14 font-medium text-brand-deep">
      <Eye size={16} aria-hidden className="flex-none" />
      {viewing(names)}
    </p>
  )
}
