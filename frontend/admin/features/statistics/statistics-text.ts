import { policyAges } from '#contract/statistics.ts'
import { date } from '#shared/lib/format/format.ts'
import { t } from './statistics-texts.ts'

/** "24/11/2026" of a calendar day. */
export function dayText(day: string): string {
  return date(`${day}T12:00:00Z`, 'UTC')
}

/** "01/11/2026 a 24/11/2026"; one day alone is that day. */
export function spanText(from: string, to: string): string {
  return from === to ? dayText(from) : `${dayText(from)} a ${dayText(to)}`
}

/** Under an axis: "24/11", and "24/11/26" where the days are of more than one year. */
export function pointLabels(days: readonly string[]): (day: string) => string {
  const oneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4)
  return (day) => (oneYear ? dayText(day).slice(0, 5) : dayText(day).replace(/\d\d(\d\d)$/, '$1'))
}

/** "outubro de 2026" of a month's first day. */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T12:00:00Z`),
  )
}

/** "até 7 dias" of a place among the ages of policies. */
export function ageText(age: string): string {
  const upTo = policyAges[Number(age)]
  return upTo ? t('policies.upTo', { days: upTo }) : t('policies.over')
}
