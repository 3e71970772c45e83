import { HOUR } from '#domain/duration.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { csvStream } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOCALE } from '#texts/language.ts'
import { sleepColumns } from '#texts/sleep.ts'
import { type SleepRow, sleepOf } from './sleep.queries.ts'

const HEADER = [
  sleepColumns.start,
  sleepColumns.end,
  sleepColumns.hours,
  sleepColumns.quality,
  sleepColumns.notes,
]

const hoursFormat = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** All sleep entries as CSV, in the member's time zone. */
export function exportSleep(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { caller, db, member } = work
  const cells = ({ sleepStart, sleepEnd, quality, notes }: SleepRow) => [
    dateTimeIn(caller.timeZone, sleepStart),
    dateTimeIn(caller.timeZone, sleepEnd),
    hoursFormat.format((sleepEnd.getTime() - sleepStart.getTime()) / HOUR),
    String(quality),
    notes ?? '',
  ]
  return csvStream(HEADER, cells, async (last, limit) => {
    const position = last && { at: last.sleepEnd, id: last.id }
    const [rows] = await work.read([sleepOf(db, member.id, { position, limit })])
    return rows
  })
}
