import type { ExerciseIntensity } from '#contract/exercise.ts'

/** Fill and edge of a bar: they differ without colour, too. */
export const intensityLook: Record<ExerciseIntensity, string> = {
  LIGHT: 'border-hue-strong border-dashed bg-surface',
  MODERATE: 'border-hue-strong bg-hue-soft',
  VIGOROUS: 'border-hue-strong bg-hue-strong',
}
