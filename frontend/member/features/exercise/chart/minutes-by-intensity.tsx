import { exerciseIntensities } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { LegendItem } from '#member/shared/ui/charts/legend-item.tsx'
import { cx } from '#shared/ui/cx.ts'
import { exerciseIntensityNames } from '#texts/labels.ts'
import { intensityClass } from '../intensity-class.ts'

export interface MinutesByIntensity {
  light: number
  moderate: number
  vigorous: number
}

/** From the bottom of a column to its top. */
const stack = ['vigorous', 'moderate', 'light'] as const
const segmentClass = {
  light: intensityClass.LIGHT,
  moderate: intensityClass.MODERATE,
  vigorous: intensityClass.VIGOROUS,
}

export const minutesIn = ({ light, moderate, vigorous }: MinutesByIntensity) => light + moderate + vigorous

/** "30 moderados, 15 intensos" */
export function byIntensity(minutes: MinutesByIntensity): string {
  return stack
    .toReversed()
    .filter((intensity) => minutes[intensity] > 0)
    .map((intensity) => t(`chart.${intensity}`, { count: minutes[intensity] }))
    .join(', ')
}

interface StackProps {
  minutes: MinutesByIntensity
  /** The minutes at the top of the axis. */
  end: number
  isWide: boolean
}

/** One column, with the most intense minutes at the bottom. */
export function Stack({ minutes, end, isWide }: StackProps) {
  return (
    <div className="relative flex h-full flex-col-reverse items-center gap-0.5">
      {stack
        .filter((intensity) => minutes[intensity] > 0)
        .map((intensity) => (
          <span
            key={intensity}
            className={cx(
              'min-h-1.5 rounded-small border-2',
              isWide ? 'w-5 md:w-7' : 'w-[70%] max-w-5 rounded-[3px]',
              segmentClass[intensity],
            )}
            style={{ height: `${(100 * minutes[intensity]) / end}%` }}
          />
        ))}
    </div>
  )
}

export function IntensityLegend() {
  return (
    <div aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
      {exerciseIntensities.map((intensity) => (
        <LegendItem key={intensity} markClass={cx('size-3 rounded-full border-2', intensityClass[intensity])}>
          {exerciseIntensityNames[intensity]}
        </LegendItem>
      ))}
    </div>
  )
}
