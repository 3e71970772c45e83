import type { QualityBand } from '../sleep-quality.ts'

/** Border and fill differ in more than colour, so that the bands can be distinguished without it. */
export const bandClass: Record<QualityBand, string> = {
  good: 'border-hue-strong bg-hue-strong',
  regular: 'border-hue-strong bg-hue-soft',
  poor: 'border-problem border-dashed bg-problem-edge',
}

/** The end of a bar, beyond seven hours. */
export const beyondClass: Record<QualityBand, string> = {
  good: 'border-hue-strong bg-hue-tint',
  regular: 'border-hue-strong bg-hue-tint',
  poor: 'border-problem bg-problem-tint',
}

/** What is missing to reach seven hours. */
export const missingClass = 'border border-dashed border-hue-strong bg-hue-tint'

export const napClass = 'rounded-full border-2 border-hue-strong bg-hue-soft'
