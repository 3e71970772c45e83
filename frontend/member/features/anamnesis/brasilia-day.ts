import { isoDay, type Moment } from '#shared/lib/format/format.ts'

/** The day (`YYYY-MM-DD`) in Brasília time; the last entry of a day counts. */
export function brasiliaDay(moment: Moment): string {
  return isoDay(moment, 'America/Sao_Paulo')
}
