import { type ExerciseDay, exerciseIntensities } from '#contract/exercise.ts'
import { weekday } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { exerciseIntensityNames } from '#texts/labels.ts'
import { intensityClass } from '../intensity-class.ts'

/** The shortest axis, so that a short walk does not fill it. */
const MIN_AXIS_MINUTES = 60

/** From the bottom of a column to its top. */
const stack = ['vigorous', 'moderate', 'light'] as const
const segmentClass = {
  light: intensityClass.LIGHT,
  moderate: intensityClass.MODERATE,
  vigorous: intensityClass.VIGOROUS,
}

const minutesOf = ({ light, moderate, vigorous }: ExerciseDay) => light + moderate + vigorous
/** Noon in UTC, so that the weekday does not shift with the time zone. */
const dayName = (day: string) => weekday(`${day}T12:00:00Z`, 'UTC').replace('.', '')

/** One column per day, the hardest minutes at the bottom. Hidden from screen readers, which get the table instead. */
export function WeekChart({ days, today }: { days: readonly ExerciseDay[]; today: string }) {
  const end = Math.max(MIN_AXIS_MINUTES, ...days.map(minutesOf))
  return (
    <div aria-hidden className="mt-4">
      <div className="grid h-32 grid-cols-7 border-b border-edge-strong md:h-40">
        {days.map((day) => (
          <div key={day.day} className="flex flex-col-reverse items-center gap-0.5">
            {stack
              .filter((intensity) => day[intensity] > 0)
              .map((intensity) => (
                <span
                  key={intensity}
                  className={cx('min-h-1.5 w-5 rounded-small border-2 md:w-7', segmentClass[intensity])}
                  style={{ height: `${(100 * day[intensity]) / end}%` }}
                />
              ))}
          </div>
        ))}
      </div>
      <div className="mt-1.5 grid grid-cols-7 text-center text-12 leading-tight whitespace-nowrap large-text:text-[3vw]">
        {days.map((day) => (
          <span key={day.day} className={cx(day.day === today ? 'font-bold' : 'text-soft')}>
            {dayName(day.day)}
            <span className="mt-0.5 block font-medium tabular-nums">{minutesOf(day) || '–'}</span>
          </span>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
        {exerciseIntensities.map((intensity) => (
          <span key={intensity} className="inline-flex items-center gap-1.5">
            <span className={cx('size-3 rounded-full border-2', intensityClass[intensity])} />
            {exerciseIntensityNames[intensity]}
          </span>
        ))}
      </div>
    </div>
  )
}
