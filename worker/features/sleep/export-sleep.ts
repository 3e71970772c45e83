import { HOUR } from '../../platform/clock.ts'
import { csvStream } from '../../platform/csv.ts'
import { wallClockIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { type SleepRow, sleepOf } from './sleep.queries.ts'

export const ROWS_AT_ONCE = 1000

const HEADER = ['Início', 'Término', 'Horas', 'Qualidade (%)', 'Observações']

/** The whole diary as a table for a spreadsheet, in the member's own time. */
export async function exportSleep(work: MemberWork): Promise<ReadableStream<Uint8Array>> {
  const { caller } = work
  // The session's check comes with the first page, and nothing is answered before it.
  const first = await rowsAfter(work, undefined)
  async function* pages() {
    for (let rows = first; ; ) {
      yield rows.map((row) => cells(row, caller.timeZone))
      const last = rows.at(-1)
      if (!last || rows.length < ROWS_AT_ONCE) return
      rows = await rowsAfter(work, last)
    }
  }
  return csvStream(HEADER, pages())
}

async function rowsAfter({ db, member, read }: MemberWork, last: SleepRow | undefined): Promise<SleepRow[]> {
  const position = last && { at: last.sleepEnd, id: last.id }
  const [rows] = await read([sleepOf(db, member.id, position, ROWS_AT_ONCE)])
  return rows
}

function cells({ sleepStart, sleepEnd, quality, notes }: SleepRow, timeZone: string): string[] {
  return [
    wallClockIn(timeZone, sleepStart),
    wallClockIn(timeZone, sleepEnd),
    ((sleepEnd.getTime() - sleepStart.getTime()) / HOUR).toFixed(2).replace('.', ','),
    String(quality),
    notes ?? '',
  ]
}
