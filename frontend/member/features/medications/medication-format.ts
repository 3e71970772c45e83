import type { Medication, MedicationForm, Schedule, Stock } from '#contract/medications.ts'
import { fold } from '#shared/lib/format/fold.ts'
import { date, dayAndTime, fromToday, isoDay, time } from '#shared/lib/format/format.ts'
import { LOCALE } from '#texts/language.ts'
import { medicationsTexts as t } from './medications-texts.ts'

const NOON = 'T12:00:00Z'
const weekdayKeys = ['0', '1', '2', '3', '4', '5', '6'] as const

/** "24/11/2026", of a calendar day. */
export function formatDay(day: string): string {
  return date(`${day}${NOON}`, 'UTC')
}

/** "a, b e c" */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : t('schedule.and', { first: words.slice(0, -1).join(', '), last })
}

export function formatWeekday(day: number): string {
  return t(`weekdays.short.${weekdayKeys[day] ?? '0'}`)
}

/** "Todo dia às 08:00 e 20:00" */
export function formatSchedule({ kind, times, weekdays, intervalHours, minHours }: Schedule): string {
  if (kind === 'daily') return t('schedule.daily', { times: joinWithAnd(times) })
  if (kind === 'weekdays') {
    return t('schedule.weekdays', {
      days: joinWithAnd(weekdays.map(formatWeekday)),
      times: joinWithAnd(times),
    })
  }
  if (kind === 'interval') {
    if (intervalHours === 1) return t('schedule.everyHour')
    return t('schedule.interval', { hours: intervalHours ?? 0, time: times[0] ?? '' })
  }
  return minHours === null ? t('schedule.asNeeded') : t('schedule.asNeededEvery', { hours: minHours })
}

/** "Losartana 50 mg" */
export function fullName({ name, dose }: Pick<Medication, 'name' | 'dose'>): string {
  return dose ? `${name} ${dose}` : name
}

/** "hoje, 08:00", "amanhã, 08:00", "ter., 24 de nov. · 08:00" */
export function formatMoment(moment: string, now: number = Date.now()): string {
  const days = Math.round((Date.parse(isoDay(moment)) - Date.parse(isoDay(now))) / 86_400_000)
  return Math.abs(days) <= 1 ? `${fromToday(moment, now)}, ${time(moment)}` : dayAndTime(moment)
}

const quantity = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** "0,5", "30" */
export function formatUnits(units: number): string {
  return quantity.format(units)
}

/** "1 comprimido", "6 comprimidos": in the unit of the medication's form. */
export function formatUnitCount(units: number, form: MedicationForm): string {
  return t('stock.units', {
    count: formatUnits(units),
    unit: t(units === 1 ? `unit.${form}` : `units.${form}`),
  })
}

/** "1 comprimido", or "comprimido" where the units of a dose are not known. */
export function formatAmount(unitsPerDose: number | null | undefined, form: MedicationForm): string {
  return unitsPerDose ? formatUnitCount(unitsPerDose, form) : t(`forms.${form}`).toLowerCase()
}

/** "6 comprimidos · dura até 25/11/2026" */
export function formatStock(stock: Stock, form: MedicationForm, today: string): string {
  const units = formatUnitCount(stock.units, form)
  if (stock.dosesLeft === 0) return `${units} · ${t('stock.out').toLowerCase()}`
  if (stock.lastsUntil === null) return units
  const end =
    stock.lastsUntil <= today ? t('stock.today') : t('stock.lasts', { day: formatDay(stock.lastsUntil) })
  return `${units} · ${end}`
}

/** The group of the list: a medication whose last day is over counts as ended. */
export function groupOf({
  status,
  over,
}: Pick<Medication, 'status' | 'over'>): 'active' | 'paused' | 'ended' {
  if (status === 'ended' || over) return 'ended'
  return status
}

export function matches(medication: Medication, text: string): boolean {
  const { name, dose, notes, form } = medication
  const all = fold([name, dose, notes, t(`forms.${form}`)].filter(Boolean).join(' '))
  return fold(text)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
