import type { BmiClass } from '#contract/anamnesis.ts'

/** Upper bounds of the classes, in kg/m². Anything above the last is obesity grade 3. */
export const bmiBands = [
  { below: 18.5, bmiClass: 'UNDERWEIGHT' },
  { below: 25, bmiClass: 'NORMAL' },
  { below: 30, bmiClass: 'OVERWEIGHT' },
  { below: 35, bmiClass: 'OBESITY_I' },
  { below: 40, bmiClass: 'OBESITY_II' },
] as const satisfies { below: number; bmiClass: BmiClass }[]

/** The number as an integer of millionths, exact for every weight and height that a person enters. */
const millionths = (value: number) => BigInt(Math.round(value * 1_000_000))

/**
 * Weight divided by height squared, in kg/m², rounded half up to one decimal; `null` without height or
 * weight. Computed with integers: in binary 73.6 is slightly less than 73.6, so that an exact half would be
 * rounded down.
 */
export function bmiOf(weightKg: number, heightCm: number): number | null {
  if (!(weightKg > 0) || !(heightCm > 0)) return null
  const squaredHeight = millionths(heightCm) ** 2n
  const tenths = millionths(weightKg) * 100_000_000_000n
  return Number((2n * tenths + squaredHeight) / (2n * squaredHeight)) / 10
}

/** Takes the rounded BMI, so that number and label never disagree. */
export function bmiClassOf(roundedBmi: number): BmiClass {
  return bmiBands.find(({ below }) => roundedBmi < below)?.bmiClass ?? 'OBESITY_III'
}

/** Ages in years outside of which the adult classes do not apply, or Brazil uses other limits. */
const ADULT_FROM_AGE = 20
const OLDER_FROM_AGE = 60

/** The age group to which the adult classes do not apply or for which Brazil uses other limits (docs/decisions/008). */
export function ageGroupOf(age: number): 'young' | 'older' | undefined {
  if (age < ADULT_FROM_AGE) return 'young'
  return age >= OLDER_FROM_AGE ? 'older' : undefined
}
