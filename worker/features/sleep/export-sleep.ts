import { HOUR } from '../../platform/clock.ts'
import { csvOf } from '../../platform/csv.ts'
import { wallClockIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { sleepOf } from './sleep.queries.ts'

const ROWS_MAX = 10_000

/** The whole diary as a table for a spreadsheet, in the member's own time. */
export async function exportSleep({ caller, db, member, read }: MemberWork): Promise<string> {
  const [rows] = await read([sleepOf(db, member.id, undefined, ROWS_MAX)])
  return csvOf(
    ['Início', 'Término', 'Horas', 'Qualidade (%)', 'Observações'],
    rows.map(({ sleepStart, sleepEnd, quality, notes }) => [
      wallClockIn(caller.timeZone, sleepStart),
      wallClockIn(caller.timeZone, sleepEnd),
      ((sleepEnd.getTime() - sleepStart.getTime()) / HOUR).toFixed(2).replace('.', ','),
      String(quality),
      notes ?? '',
    ]),
  )
}
