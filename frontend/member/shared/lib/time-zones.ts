import { browserTimeZone } from '#shared/lib/api/api-fetch.ts'
import { isoDay, type Moment, time, weekdayAndTime } from '#shared/lib/format/format.ts'
import { LOCALE } from '#texts/language.ts'

/** Whether the clocks of two time zones differ at `now`. */
export function clocksDiffer(one: string, other: string, now: Moment = Date.now()): boolean {
  return one !== other && (time(now, one) !== time(now, other) || isoDay(now, one) !== isoDay(now, other))
}

/** "Horário de Brasília" */
export function formatTimeZone(zone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** " (Horário Padrão do Acre)" if the browser's clock shows a different time at the moment, otherwise "". */
export function zoneIfAway(moment: Moment, zone: string): string {
  return clocksDiffer(zone, browserTimeZone(), moment) ? ` (${formatTimeZone(zone)})` : ''
}

/** "ter., 08:00 (Horário Padrão do Acre)" if the browser's clock shows a different time at the moment. */
export function timeThere(moment: Moment, zone: string): string | undefined {
  const away = zoneIfAway(moment, zone)
  return away && weekdayAndTime(moment, zone) + away
}
