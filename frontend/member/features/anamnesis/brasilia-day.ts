import { isoDay, type Moment } from '#shared/lib/format/format.ts'

/** The day (`YYYY-MM-DD`) in Brasília time; of a day's entries the last one counts. */
export function brasiliaDay(moment: Moment): string {
  return isoDay(moment, 'America/Sao_Paulo')
}
