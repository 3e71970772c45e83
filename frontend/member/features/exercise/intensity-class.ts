import type { ExerciseIntensity } from '#contract/exercise.ts'

/** Border and fill of a bar; they differ in more than colour. */
export const intensityClass: Record<ExerciseIntensity, string> = {
  LIGHT: 'border-hue-strong border-dashed bg-surface',
  MODERATE: 'border-hue-strong bg-hue-soft',
  VIGOROUS: 'border-hue-strong bg-hue-strong',
}
