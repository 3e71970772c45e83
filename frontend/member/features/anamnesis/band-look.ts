import type { BmiClass } from '#contract/anamnesis.ts'

/** Behind a line, with its word in it. */
export const bandLook: Record<BmiClass, string> = {
  UNDERWEIGHT: 'bg-info-tint text-info',
  NORMAL: 'bg-good-tint text-good',
  OVERWEIGHT: 'bg-attention-tint text-attention',
  OBESITY_I: 'bg-problem-tint text-problem',
  OBESITY_II: 'bg-problem-tint text-problem',
  OBESITY_III: 'bg-problem-tint text-problem',
}
