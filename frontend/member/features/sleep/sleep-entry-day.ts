import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/sleep.ts'
import { date, isoDay, type Moment, shortDayInWords, weekday } from '#shared/lib/format/format.ts'

/** "Hoje, 20 de nov.", "Ontem, 19 de nov.", "qua., 18 de nov."; the whole date when the year is not the current one. */
export function sleepEntryDay(moment: Moment, now: Moment = Date.now(), zone?: string): string {
  const entryDay = isoDay(moment, zone)
  const today = isoDay(now, zone)
  const sameYear = entryDay.slice(0, 4) === today.slice(0, 4)
  const short = sameYear ? shortDayInWords(moment, zone) : date(moment, zone)
  if (entryDay === today) return t('records.today', { date: short })
  if (entryDay === addDays(today, -1)) return t('records.yesterday', { date: short })
  return t('records.other', { weekday: weekday(moment, zone), date: short })
}
