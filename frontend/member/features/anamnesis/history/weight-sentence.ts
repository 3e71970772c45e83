import type { WeightPoint } from '#contract/anamnesis.ts'
import { t } from '#locales/anamnesis.ts'
import { dayInWords, decimal, type Moment, monthOf } from '#shared/lib/format/format.ts'
import { brasiliaDay } from '../brasilia-day.ts'

interface Weights {
  /** Earliest first, one per day. */
  points: readonly WeightPoint[]
  /** The latest weight before the points. */
  before?: WeightPoint | null
  /** Whether each point is the mean of its month. */
  areMeans?: boolean
}

/**
 * The change from the previous weight to the last one, or over the shown months; "" without a weight from another day.
 */
export function weightSentence(
  { points, before, areMeans = false }: Weights,
  now: Moment = Date.now(),
): string {
  const last = points.at(-1)
  const earlier = areMeans ? points[0] : points.at(-2)
  const reference = earlier === last ? undefined : earlier
  const compared = reference ?? before
  if (!last || !compared || brasiliaDay(compared.at) === brasiliaDay(last.at)) return ''
  const tenths = Math.round(10 * last.weightKg) - Math.round(10 * compared.weightKg)
  const words = {
    weight: decimal(Math.abs(tenths) / 10),
    when: areMeans && reference ? monthOf(compared.at, now) : dayInWords(compared.at, now),
  }
  if (tenths === 0) return t('sentence.same', words)
  return t(tenths > 0 ? 'sentence.more' : 'sentence.less', words)
}
