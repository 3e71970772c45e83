import { bmiOf } from './bmi.ts'

/**
 * A BMI (kg/m²) outside this range is more likely a typing error than real. It is still accepted: the form
 * only asks.
 */
const LIKELY_BMI = { min: 12, max: 60 }
/** Change from the previous day's weight, in percent, above which the form asks. */
const LIKELY_CHANGE_PERCENT = 15

const tenths = (kg: number) => Math.round(10 * kg)

/** Whether the weight differs by more than 15 % from the previous one, both in kg; `false` if there is none. */
export function isLargeChange(weightKg: number, previousKg: number | undefined): boolean {
  if (previousKg === undefined) return false
  const [weight, previous] = [tenths(weightKg), tenths(previousKg)]
  return 100 * Math.abs(weight - previous) > LIKELY_CHANGE_PERCENT * previous
}

/**
 * Whether to ask about a weight (kg) and a height (cm) before saving them: their BMI is outside 12–60, or the
 * weight differs by more than 15 % from the last one of an earlier day.
 */
export function isUnlikely(weightKg: number, heightCm: number, previousKg: number | undefined): boolean {
  const bmi = bmiOf(weightKg, heightCm)
  const isBmiLikely = bmi !== null && bmi >= LIKELY_BMI.min && bmi <= LIKELY_BMI.max
  return !isBmiLikely || isLargeChange(weightKg, previousKg)
}

/** The weight with the comma that was probably forgotten, 64.5 for 645; `undefined` if that is unlikely too. */
export function likelyWeight(
  weightKg: number,
  heightCm: number,
  previousKg: number | undefined,
): number | undefined {
  const withComma = tenths(weightKg / 10) / 10
  return isUnlikely(withComma, heightCm, previousKg) ? undefined : withComma
}

/** Keeps only the last entry of each day. Entries are sorted newest first and stay so. */
export function lastOfEachDay<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string): Entry[] {
  const days = entries.map(dayOf)
  return entries.filter((_, index) => index === 0 || days[index] !== days[index - 1])
}

/** The latest of the entries (newest first) that is from before this day (`YYYY-MM-DD`). */
export function lastOfEarlierDay<Entry>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => string,
  day: string,
): Entry | undefined {
  return entries.find((entry) => dayOf(entry) < day)
}
