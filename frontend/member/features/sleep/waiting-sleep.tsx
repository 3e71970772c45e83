import { minutesOf } from '#member/shared/lib/health/sleep-week.ts'
import type { WaitingEntry } from '#member/shared/lib/waiting/waiting.ts'
import { WaitingEntries } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { duration } from '#shared/lib/format/format.ts'
import { sleepEntryName } from './sleep-entry-name.ts'

interface WaitingSleepProps {
  entries: readonly WaitingEntry<'sleep'>[]
  /** @param order of the waiting entry */
  onEdit: (order: number) => void
}

const nameOf = (entry: WaitingEntry<'sleep'>['body']) =>
  `${sleepEntryName(entry)} · ${duration(minutesOf(entry))}`

export function WaitingSleep({ entries, onEdit }: WaitingSleepProps) {
  return (
    <WaitingEntries
      entries={entries}
      name={({ body }) => nameOf(body)}
      changed={({ body: { of } }) => of && nameOf(of)}
      detail={({ body: { notes } }) =>
        notes && <p className="line-clamp-2 wrap-anywhere whitespace-pre-line">{notes}</p>
      }
      onEdit={onEdit}
    />
  )
}
