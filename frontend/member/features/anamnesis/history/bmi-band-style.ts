import type { BmiClass } from '#contract/anamnesis.ts'

/** Fill and text colour of a BMI class behind the line. */
export const bmiBandStyle: Record<BmiClass, string> = {
  UNDERWEIGHT: 'bg-info-tint text-info',
  NORMAL: 'bg-good-tint text-good',
  OVERWEIGHT: 'bg-attention-tint text-attention',
  OBESITY_I: 'bg-problem-tint text-problem',
  OBESITY_II: 'bg-problem-tint text-problem',
  OBESITY_III: 'bg-problem-tint text-problem',
}
