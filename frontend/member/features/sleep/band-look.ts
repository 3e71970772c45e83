import type { QualityBand } from './record-quality.ts'

/** Fill and edge of a bar: they differ without colour, too, and the word stands in the table and the list. */
export const bandLook: Record<QualityBand, string> = {
  good: 'border-hue-strong bg-hue-strong',
  regular: 'border-hue-strong bg-hue-soft',
  poor: 'border-problem border-dashed bg-problem-edge',
}
