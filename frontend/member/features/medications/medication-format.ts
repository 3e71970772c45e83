import type { Medication, MedicationForm, Stock } from '#contract/medications.ts'
import { takenOn } from '#domain/dose-slots.ts'
import { fold } from '#domain/fold.ts'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { formatUnitCount } from '#member/shared/lib/health/medication-text.ts'
import { date, dayAndTime, daysUntil, fromToday, isoDay, time } from '#shared/lib/format/format.ts'

/** "24/11/2026", of a calendar day. */
export function formatDay(day: string): string {
  return date(noonOf(day), 'UTC')
}

/** "hoje, 08:00", "amanhã, 08:00", "ter., 24 de nov. · 08:00" */
export function formatMoment(moment: string, now: number = Date.now()): string {
  const days = daysUntil(moment, now)
  return Math.abs(days) <= 1 ? `${fromToday(moment, now)}, ${time(moment)}` : dayAndTime(moment)
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

/** The group in the list: a medication past its last day counts as ended. */
export function groupOf({
  status,
  over,
}: Pick<Medication, 'status' | 'over'>): 'active' | 'paused' | 'ended' {
  if (status === 'ended' || over) return 'ended'
  return status
}

/** How many doses are planned for the day (`YYYY-MM-DD`), as far as the present plan tells: an earlier one may add some. */
export function dosesExpected(medication: Medication, day: string): number {
  const { kind, intervalHours, times, startsOn, nextDueAt } = medication
  if (groupOf(medication) !== 'active' || startsOn > day) return 0
  if (kind !== 'interval') return takenOn(medication, day) ? times.length : 0
  if (intervalHours !== null && intervalHours <= 12) return Math.floor(24 / intervalHours)
  return nextDueAt !== null && isoDay(nextDueAt) === day ? 1 : 0
}

export function matches(medication: Medication, text: string): boolean {
  const { name, dose, notes, form } = medication
  const all = fold([name, dose, notes, medicationWord(`forms.${form}`)].filter(Boolean).join(' '))
  return fold(text)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
