import { date, isoDay, type Moment, shortDate, time } from '#shared/lib/format/format.ts'
import { LOCALE } from '#texts/language.ts'

const clock = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** "24/11/2026 08:00:07" */
export function dateAndSecond(moment: Moment): string {
  return `${date(moment)} ${clock.format(new Date(moment))}`
}

/** "24/11 08:00", "24/11/2025 08:00": with the year unless it is the current one. */
export function briefTime(moment: Moment, now: Moment = Date.now()): string {
  const isThisYear = isoDay(moment).slice(0, 4) === isoDay(now).slice(0, 4)
  return `${isThisYear ? shortDate(moment) : date(moment)} ${time(moment)}`
}
