import { linkOptions } from '@tanstack/react-router'
import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { minutesOf, sleepKindOf } from '#member/shared/lib/health/sleep-week.ts'
import { useWaitingChanges } from '#member/shared/lib/waiting/waiting.ts'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { RecordRow } from '#member/shared/ui/records/record-row.tsx'
import { WaitingMark } from '#member/shared/ui/waiting/waiting-mark.tsx'
import { dayAndMonth, duration } from '#shared/lib/format/format.ts'
import { QualityBadge } from './quality-badge.tsx'
import { sleepEntryDay } from './sleep-entry-day.ts'
import { sleepEntryTimes } from './sleep-entry-name.ts'

export function SleepEntryRow({ entry: sent }: { entry: SleepEntry }) {
  const { record: entry, change } = useWaitingChanges('sleep', sent)
  const day = sleepEntryDay(entry.sleepEnd)
  const times = sleepEntryTimes(entry)
  const isNap = sleepKindOf(entry) === 'nap'
  return (
    <RecordRow
      id={entry.id}
      link={linkOptions({ to: '/app/sleep/$entryId', params: { entryId: entry.id } })}
      leading={<DateBadge {...dayAndMonth(entry.sleepEnd)} dateTime={entry.sleepEnd} />}
      name={times}
      title={<span className="tabular-nums">{times}</span>}
      spoken={day}
      detail={
        <>
          <span className="block">{isNap ? t('records.napOn', { day }) : day}</span>
          {entry.notes && <span className="line-clamp-1 text-ink lg:line-clamp-2">{entry.notes}</span>}
          {change && <WaitingMark entry={change} />}
        </>
      }
      figure={duration(minutesOf(entry))}
      state={<QualityBadge quality={entry.quality} />}
    />
  )
}
