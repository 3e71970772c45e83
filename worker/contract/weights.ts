import { bmiOf } from './anamnesis.ts'

/** Outside these a BMI (kg/m²) is more often a slip of the finger than a body. Still no limit: the form asks. */
const LIKELY_BMI = { min: 12, max: 60 }
/** Change from one day's weight to the next entry's, in percent, beyond which the form asks. */
const LIKELY_CHANGE_PERCENT = 15

const tenths = (kg: number) => Math.round(10 * kg)

/** Whether the weight is more than 15 % away from the previous one, both in kg; never without a previous one. */
export function isLargeChange(weightKg: number, previousKg: number | undefined): boolean {
  if (previousKg === undefined) return false
  const [weight, previous] = [tenths(weightKg), tenths(previousKg)]
  return 100 * Math.abs(weight - previous) > LIKELY_CHANGE_PERCENT * previous
}

/**
 * Whether to ask about a weight (kg) and a height (cm) before they are saved: their BMI is outside 12–60, or the weight is
 * more than 15 % away from the last one of an earlier day.
 */
export function isUnlikely(weightKg: number, heightCm: number, previousKg: number | undefined): boolean {
  const bmi = bmiOf(weightKg, heightCm)
  const isBmiLikely = bmi !== null && bmi >= LIKELY_BMI.min && bmi <= LIKELY_BMI.max
  return !isBmiLikely || isLargeChange(weightKg, previousKg)
}

/** The weight with the comma that was probably missing, 64.5 for 645; `undefined` where that is unlikely too. */
export function likelyWeight(
  weightKg: number,
  heightCm: number,
  previousKg: number | undefined,
): number | undefined {
  const withComma = tenths(weightKg / 10) / 10
  return isUnlikely(withComma, heightCm, previousKg) ? undefined : withComma
}

/** Only the last entry of each day. The entries are sorted, the newest first, and stay so. */
export function lastOfEachDay<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string): Entry[] {
  const days = entries.map(dayOf)
  return entries.filter((_, index) => index === 0 || days[index] !== days[index - 1])
}

/** The last of the entries, the newest first, of a day before this one (`YYYY-MM-DD`). */
export function lastOfEarlierDay<Entry>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => string,
  day: string,
): Entry | undefined {
  return entries.find((entry) => dayOf(entry) < day)
}
