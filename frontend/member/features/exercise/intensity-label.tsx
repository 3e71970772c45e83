import type { ExerciseIntensity } from '#contract/exercise.ts'
import { cx } from '#shared/ui/cx.ts'
import { exerciseIntensityNames } from '#texts/labels.ts'
import { intensityClass } from './intensity-class.ts'

export function IntensityLabel({ intensity }: { intensity: ExerciseIntensity }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-14">
      <span aria-hidden className={cx('size-3 rounded-full border-2', intensityClass[intensity])} />
      {exerciseIntensityNames[intensity]}
    </span>
  )
}
