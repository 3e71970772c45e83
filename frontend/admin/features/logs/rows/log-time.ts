import { date, type Moment } from '#shared/lib/format/format.ts'
import { LOCALE } from '#texts/language.ts'

const clock = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** "08:00:07" */
export function second(moment: Moment): string {
  return clock.format(new Date(moment))
}

/** "24/11/2026 08:00:07" */
export function dateAndSecond(moment: Moment): string {
  return `${date(moment)} ${second(moment)}`
}
