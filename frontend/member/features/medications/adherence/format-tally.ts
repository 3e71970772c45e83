import type { Tally } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'

/** "52 de 60 doses tomadas · 2 puladas · 6 perdidas" */
export function formatTally({ due, taken, skipped, missed }: Tally): string {
  const words = [due === 1 ? t('adherence.ofOne', { taken }) : t('adherence.of', { taken, due })]
  if (skipped > 0)
    words.push(skipped === 1 ? t('adherence.skippedOne') : t('adherence.skipped', { count: skipped }))
  if (missed > 0)
    words.push(missed === 1 ? t('adherence.missedOne') : t('adherence.missed', { count: missed }))
  return words.join(' · ')
}
