import type { Medication, MedicationForm } from '#contract/medications.ts'
import { t } from '#locales/medication-words.ts'
import { LOCALE } from '#texts/language.ts'

const weekdayKeys = ['0', '1', '2', '3', '4', '5', '6'] as const

/** "a, b e c" */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : t('schedule.and', { first: words.slice(0, -1).join(', '), last })
}

export function formatWeekday(day: number): string {
  return t(`weekdays.short.${weekdayKeys[day] ?? '0'}`)
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1)
}

/** "Todo dia às 08:00 e 20:00", "Seg. e qui. às 08:00", "Domingo às 12:30" */
export function formatSchedule({
  kind,
  times,
  weekdays,
  intervalHours,
  minHours,
}: Pick<Medication, 'kind' | 'times' | 'weekdays' | 'intervalHours' | 'minHours'>): string {
  if (kind === 'daily') return t('schedule.daily', { times: joinWithAnd(times) })
  if (kind === 'weekdays') {
    const [only, ...others] = weekdays
    const days =
      only !== undefined && others.length === 0
        ? t(`weekdays.long.${weekdayKeys[only] ?? '0'}`)
        : joinWithAnd(weekdays.map(formatWeekday))
    return capitalize(t('schedule.weekdays', { days, times: joinWithAnd(times) }))
  }
  if (kind === 'interval') {
    if (intervalHours === 1) return t('schedule.everyHour')
    return t('schedule.interval', { hours: intervalHours ?? 0, time: times[0] ?? '' })
  }
  return minHours === null ? t('schedule.asNeeded') : t('schedule.asNeededEvery', { hours: minHours })
}

/** "Losartana 50 mg", where no line ends between a number of the dose and its unit. */
export function fullName({ name, dose }: Pick<Medication, 'name' | 'dose'>): string {
  return dose ? `${name} ${dose.replaceAll(/(?<=\d) (?=\D)/g, '\u00a0')}` : name
}

const quantity = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** "0,5", "30" */
export function formatUnits(units: number): string {
  return quantity.format(units)
}

/** "1 comprimido", "6 comprimidos": in the unit of the medication's form. */
export function formatUnitCount(units: number, form: MedicationForm): string {
  return t('amount', {
    count: formatUnits(units),
    unit: t(units === 1 ? `unit.${form}` : `units.${form}`),
  })
}

/** "1 comprimido", or "comprimido" if the units per dose are unknown. */
export function formatAmount(unitsPerDose: number | null | undefined, form: MedicationForm): string {
  return unitsPerDose ? formatUnitCount(unitsPerDose, form) : t(`forms.${form}`).toLowerCase()
}
