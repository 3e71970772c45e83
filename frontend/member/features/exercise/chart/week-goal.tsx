import { WEEKLY_MINUTES_MAX, WEEKLY_MINUTES_MIN } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { integer } from '#shared/lib/format/format.ts'

/**
 * The minutes left or reached, never those missed; "" for a past week without any.
 * @param over whether the week has ended
 */
export function goalText(minutes: number, over: boolean): string {
  if (minutes > WEEKLY_MINUTES_MAX) return t('week.beyond')
  if (minutes >= WEEKLY_MINUTES_MIN) return t('week.reached')
  if (over) return minutes === 0 ? '' : t('week.below', { count: minutes })
  return minutes === 0 ? t('week.nothing') : t('week.toGo', { count: WEEKLY_MINUTES_MIN - minutes })
}

interface WeekGoalProps {
  /** Moderate minutes, plus vigorous ones counted twice. */
  minutes: number
  over: boolean
}

/** The counted minutes on a scale that marks the recommended range. */
export function WeekGoal({ minutes, over }: WeekGoalProps) {
  const end = Math.max(WEEKLY_MINUTES_MAX * 1.2, minutes)
  const percent = (value: number) => `${(100 * value) / end}%`
  return (
    <div className="mt-2">
      <p className="text-14 font-medium text-soft">{t('week.counted')}</p>
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-28 font-bold tracking-tight tabular-nums">
        {integer(minutes)}
        <span className="text-16 font-semibold tracking-normal text-soft">{t('week.minutes')}</span>
        <span className="ml-1 text-14 font-medium tracking-normal text-soft">{t('week.goal')}</span>
      </p>
      <div aria-hidden className="relative mt-3 mb-6 h-4 rounded-full bg-sunken">
        <span
          className="absolute inset-y-0 border-x-2 border-edge-strong bg-hue-tint"
          style={{
            left: percent(WEEKLY_MINUTES_MIN),
            width: percent(WEEKLY_MINUTES_MAX - WEEKLY_MINUTES_MIN),
          }}
        />
        <span
          className="absolute inset-y-1 left-0 rounded-full bg-hue-strong transition-[width] duration-200"
          style={{ width: percent(minutes) }}
        />
        {[WEEKLY_MINUTES_MIN, WEEKLY_MINUTES_MAX].map((mark) => (
          <span
            key={mark}
            className="absolute top-5 -translate-x-1/2 text-12 whitespace-nowrap text-soft tabular-nums"
            style={{ left: percent(mark) }}
          >
            {mark}
          </span>
        ))}
      </div>
      <p className="text-14 font-medium empty:hidden">{goalText(minutes, over)}</p>
    </div>
  )
}
