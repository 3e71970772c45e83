import type { Medication, MedicationForm, Stock } from '#contract/medications.ts'
import { formatUnitCount } from '#member/shared/lib/health/medication-text.ts'
import { fold } from '#shared/lib/format/fold.ts'
import { date, dayAndTime, fromToday, isoDay, time } from '#shared/lib/format/format.ts'
import { medicationsTexts as t } from './medications-texts.ts'

const NOON = 'T12:00:00Z'
/** "24/11/2026", of a calendar day. */
export function formatDay(day: string): string {
  return date(`${day}${NOON}`, 'UTC')
}

/** "hoje, 08:00", "amanhã, 08:00", "ter., 24 de nov. · 08:00" */
export function formatMoment(moment: string, now: number = Date.now()): string {
  const days = Math.round((Date.parse(isoDay(moment)) - Date.parse(isoDay(now))) / 86_400_000)
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
