import { t } from '#locales/sleep.ts'

export type QualityBand = 'good' | 'regular' | 'poor'

export const GOOD_FROM = 80
export const REGULAR_FROM = 60

const meanings = { good: 'good', regular: 'attention', poor: 'problem' } as const

/** Rates one entry. Here a limit belongs to the better band; the dashboard's bands exclude it. */
export function sleepQuality(percentage: number) {
  const band: QualityBand = percentage >= GOOD_FROM ? 'good' : percentage >= REGULAR_FROM ? 'regular' : 'poor'
  return { band, word: t(`quality.${band}`), meaning: meanings[band] }
}
