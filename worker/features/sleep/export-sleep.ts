import { HOUR } from '#domain/duration.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { csvStream, tableOf } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOCALE } from '#texts/language.ts'
import { sleepColumns } from '#texts/sleep.ts'
import { type SleepRow, sleepOf } from './sleep.queries.ts'

const hoursFormat = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** All sleep entries as CSV, in the member's time zone. */
export function exportSleep(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { caller, db, member } = work
  const hours = ({ sleepStart, sleepEnd }: SleepRow) => (sleepEnd.getTime() - sleepStart.getTime()) / HOUR
  const { header, cells } = tableOf<SleepRow>([
    [sleepColumns.start, ({ sleepStart }) => dateTimeIn(caller.timeZone, sleepStart)],
    [sleepColumns.end, ({ sleepEnd }) => dateTimeIn(caller.timeZone, sleepEnd)],
    [sleepColumns.hours, (row) => hoursFormat.format(hours(row))],
    [sleepColumns.quality, ({ quality }) => String(quality)],
    [sleepColumns.notes, ({ notes }) => notes ?? ''],
  ])
  return csvStream(header, cells, async (last, limit) => {
    const position = last && { at: last.sleepEnd, id: last.id }
    const [rows] = await work.read([sleepOf(db, member.id, { position, limit })])
    return rows
  })
}
