import type { Adherence } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'

/** With fewer due doses nothing is said. */
const DUE_DOSES_MIN = 10
/** Minimum of due doses for a part of the day to be compared. */
const PART_DOSES_MIN = 5
/** A single missed dose does not make a part of the day the worst. */
const MISSED_DOSES_MIN = 2

/** How many doses were taken, and which part of the day was missed most; "" if there are too few doses. */
export function adherenceSentence({ total, parts }: Pick<Adherence, 'total' | 'parts'>): string {
  const { due, taken } = total
  if (due < DUE_DOSES_MIN) return ''
  if (taken === due) return t('adherence.sentence.all', { due })
  const worst = mostMissedPart(parts)
  return worst
    ? t(`adherence.sentence.worst.${worst}`, { taken, due })
    : t('adherence.sentence.some', { taken, due })
}

/** The part of the day with more missed doses than every other, both in number and in share. */
function mostMissedPart(parts: Adherence['parts']) {
  const [first, ...others] = parts.toSorted((one, other) => other.missed - one.missed)
  if (!first || others.length === 0 || first.missed < MISSED_DOSES_MIN) return undefined
  if (parts.some(({ due }) => due < PART_DOSES_MIN)) return undefined
  const share = ({ missed, due }: Adherence['parts'][number]) => missed / due
  const isWorst = others.every((other) => first.missed > other.missed && share(first) > share(other))
  return isWorst ? first.part : undefined
}
