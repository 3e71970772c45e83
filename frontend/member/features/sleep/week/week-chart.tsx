import { ADEQUATE_SLEEP_HOURS } from '#contract/sleep.ts'
import { type Bar, longestOf, type Week, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { weekday } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { type QualityBand, sleepQuality } from '../sleep-quality.ts'
import { sleepTexts as t } from '../sleep-texts.ts'
import { axisOf } from './week-axis.ts'

const ADEQUATE_MINUTES = ADEQUATE_SLEEP_HOURS * 60

/** Border and fill differ in more than colour, so that the bands can be distinguished without it. */
const bandClass: Record<QualityBand, string> = {
  good: 'border-hue-strong bg-hue-strong',
  regular: 'border-hue-strong bg-hue-soft',
  poor: 'border-problem border-dashed bg-problem-edge',
}

interface Axis {
  from: number
  to: number
}

/** Position on the axis as a CSS percentage from its start. */
const offset = ({ from, to }: Axis, minutes: number) => `${(100 * (minutes - from)) / (to - from)}%`

function hourOf(minutes: number): string {
  return String((((minutes / 60) % 24) + 24) % 24).padStart(2, '0')
}

function compactDuration(minutes: number): string {
  const total = Math.round(minutes)
  const rest = String(total % 60).padStart(2, '0')
  return total < 60
    ? t('week.compactMinutes', { minutes: total })
    : t('week.compact', { hours: Math.floor(total / 60), minutes: rest })
}

/** Noon in UTC, so that the weekday does not shift with the time zone. */
const dayName = (day: string) => weekday(`${day}T12:00:00Z`, 'UTC').replace('.', '')

/** One column per day, hours running downwards. Hidden from screen readers, which get the table instead. */
export function WeekChart({ week, today }: { week: Week; today: string }) {
  const axis = axisOf(week.days.flatMap(({ bars }) => bars))
  return (
    <div aria-hidden className="mt-4 grid grid-cols-[2rem_1fr] gap-x-1">
      <div className="relative h-48 md:h-64">
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-y-1/2 text-12 text-soft tabular-nums"
            style={{ top: offset(axis, tick) }}
          >
            {t('week.hour', { hour: hourOf(tick) })}
          </span>
        ))}
      </div>
      <div className="relative grid h-48 grid-cols-7 md:h-64">
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 border-t border-dotted border-edge"
            style={{ top: offset(axis, tick) }}
          />
        ))}
        {week.days.map((day) => (
          <Column key={day.day} day={day} axis={axis} />
        ))}
      </div>
      <div className="col-start-2 mt-3 grid grid-cols-7 text-center text-12 leading-tight whitespace-nowrap large-text:text-[3vw]">
        {week.days.map(({ day, minutes }) => (
          <span key={day} className={cx(day === today ? 'font-bold' : 'text-soft')}>
            {dayName(day)}
            <span className="mt-0.5 block font-medium tracking-tight tabular-nums">
              {minutes > 0 ? compactDuration(minutes) : '–'}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

function Column({ day, axis }: { day: WeekDay; axis: Axis }) {
  const longest = longestOf(day.bars)
  return (
    <div className="relative">
      {day.bars.map((bar) => (
        <SleepBar key={bar.entry.id} bar={bar} axis={axis} />
      ))}
      {longest && longest.from + ADEQUATE_MINUTES <= axis.to && (
        <span
          className="absolute left-1/2 w-7 -translate-x-1/2 border-t-2 border-dashed border-ink md:w-9"
          style={{ top: offset(axis, longest.from + ADEQUATE_MINUTES) }}
        />
      )}
    </div>
  )
}

function SleepBar({ bar, axis }: { bar: Bar; axis: Axis }) {
  const { band } = sleepQuality(bar.entry.quality)
  return (
    <span
      className={cx(
        'absolute left-1/2 min-h-1.5 w-4 -translate-x-1/2 rounded-full border-2 md:w-5',
        bandClass[band],
      )}
      style={{
        top: offset(axis, bar.from),
        height: `${(100 * (bar.to - bar.from)) / (axis.to - axis.from)}%`,
      }}
    />
  )
}

const bands = ['good', 'regular', 'poor'] as const

export function WeekLegend() {
  return (
    <div aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
      {bands.map((band) => (
        <span key={band} className="inline-flex items-center gap-1.5">
          <span className={cx('size-3 rounded-full border-2', bandClass[band])} />
          {t(`quality.${band}`)}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-ink" />
        {t('week.adequate')}
      </span>
    </div>
  )
}
