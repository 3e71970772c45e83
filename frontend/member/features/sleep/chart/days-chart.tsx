import { t } from '#locales/sleep.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { minutesOf, sleepKindOf, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { areColumnsNamed, columnsStyle, DayLabels } from '#member/shared/ui/charts/day-columns.tsx'
import { LegendItem } from '#member/shared/ui/charts/legend-item.tsx'
import { duration, day as shortDay, time } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, chosenClass, useColumnChart } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'
import { sleepQuality } from '../sleep-quality.ts'
import { bandClass, beyondClass, missingClass, napClass } from './band-class.ts'
import { type NightBar, napsOf, nightBars } from './night-bars.ts'

/** The shortest axis: 22:00 to 08:00, in minutes from midnight. */
const MIN_AXIS = { from: -120, to: 480 }
const STEP_MINUTES = [120, 180, 240]
const TICKS_MAX = 8

interface SleepAxis {
  from: number
  to: number
  ticks: number[]
}

/** An axis that fits every night, in minutes from midnight, with ticks 2, 3, 4 or 6 hours apart. Ignores naps. */
export function axisOf(days: readonly WeekDay[]): SleepAxis {
  const nights = days.flatMap(nightBars)
  const from = Math.min(MIN_AXIS.from, ...nights.map((bar) => bar.from))
  const to = Math.max(MIN_AXIS.to, ...nights.map((bar) => bar.to + bar.missing))
  const step = STEP_MINUTES.find((candidate) => (to - from) / candidate < TICKS_MAX) ?? 360
  const start = Math.floor(from / step) * step
  const count = Math.ceil((to - start) / step) + 1
  const ticks = Array.from({ length: count }, (_, index) => start + index * step)
  return { from: start, to: start + (count - 1) * step, ticks }
}

/** Position on the axis as a CSS percentage from its start. */
const offset = ({ from, to }: SleepAxis, minutes: number) => `${(100 * (minutes - from)) / (to - from)}%`
const share = ({ from, to }: SleepAxis, minutes: number) => `${(100 * minutes) / (to - from)}%`

function hourOf(minutes: number): string {
  return String((((minutes / 60) % 24) + 24) % 24).padStart(2, '0')
}

function compactDuration(minutes: number): string {
  const total = Math.round(minutes)
  const rest = String(total % 60).padStart(2, '0')
  return total < 60
    ? t('chart.compactMinutes', { minutes: total })
    : t('chart.compact', { hours: Math.floor(total / 60), minutes: rest })
}

/** "22:48–06:18 · 7 h 30 min · Bom, 82%; cochilo 13:30–14:00 · 30 min · Bom, 80%". */
export function dayFigures({ bars }: WeekDay, zone?: string): string {
  if (bars.length === 0) return t('chart.nothing')
  return bars
    .map(({ entry }) =>
      t(sleepKindOf(entry) === 'nap' ? 'chart.napFigures' : 'chart.nightFigures', {
        start: time(entry.sleepStart, zone),
        end: time(entry.sleepEnd, zone),
        duration: duration(minutesOf(entry)),
        word: sleepQuality(entry.quality).word,
        value: entry.quality,
      }),
    )
    .join('; ')
}

interface DaysChartProps {
  title: string
  days: readonly WeekDay[]
  today: string
}

/** One column per day, with hours running downwards; naps have a separate row, since they are at other hours. */
export function DaysChart({ title, days, today }: DaysChartProps) {
  const axis = axisOf(days)
  const isNamed = areColumnsNamed(days.length)
  const hasNaps = days.some((day) => napsOf(day).length > 0)
  const { chosen, mark, picker } = useColumnChart(
    title,
    days,
    (day) => ({ title: shortDay(noonOf(day.day), 'UTC'), figures: dayFigures(day) }),
    ({ bars }) => bars.length > 0,
  )
  const columns = columnsStyle(days.length)
  return (
    <div className="mt-4 grid grid-cols-[2rem_1fr] gap-x-1">
      <div aria-hidden data-chart-labels className="relative h-48 md:h-64">
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-y-1/2 text-12 text-soft tabular-nums"
            style={{ top: offset(axis, tick) }}
          >
            {t('chart.hour', { hour: hourOf(tick) })}
          </span>
        ))}
      </div>
      <ChartPicker {...picker} className="row-span-2">
        <div className="relative grid h-48 md:h-64" style={columns}>
          {axis.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-dotted border-edge"
              style={{ top: offset(axis, tick) }}
            />
          ))}
          {days.map((day, index) => (
            <div key={day.day} className="relative">
              {index === chosen && <span className={chosenClass} />}
              {nightBars(day).map((bar) => (
                <Night key={bar.entry.id} bar={bar} axis={axis} isWide={isNamed} />
              ))}
            </div>
          ))}
        </div>
        {hasNaps && (
          <div className="mt-2.5 grid h-3 items-center justify-items-center" style={columns}>
            {days.map((day) => (
              <span
                key={day.day}
                className={cx(napsOf(day).length > 0 && napClass, isNamed ? 'h-2.5 w-4' : 'size-2')}
              />
            ))}
          </div>
        )}
        <DayLabels
          days={days}
          today={today}
          figureOf={({ minutes }) => (minutes > 0 ? compactDuration(minutes) : '–')}
        />
      </ChartPicker>
      <div className="col-span-2">
        <ChartReadout mark={mark} />
      </div>
    </div>
  )
}

/** A night's bar: up to seven hours, then a tinted end for the excess or the shortfall. */
function Night({ bar, axis, isWide }: { bar: NightBar; axis: SleepAxis; isWide: boolean }) {
  const { band } = sleepQuality(bar.entry.quality)
  const width = isWide ? 'w-4 md:w-5' : 'w-[70%] max-w-3'
  return (
    <>
      {bar.missing > 0 && (
        <span
          data-seven-hours="missing"
          className={cx('absolute left-1/2 -translate-x-1/2 rounded-b-full', width, missingClass)}
          style={{ top: offset(axis, bar.to), height: share(axis, bar.missing) }}
        />
      )}
      <span
        className={cx(
          'absolute left-1/2 min-h-1.5 -translate-x-1/2 overflow-hidden border-2',
          bar.missing > 0 ? 'rounded-t-full rounded-b-[2px]' : 'rounded-full',
          width,
          bandClass[band],
        )}
        style={{ top: offset(axis, bar.from), height: share(axis, bar.to - bar.from) }}
      >
        {bar.within < 1 && (
          <span
            data-seven-hours="beyond"
            className={cx('absolute inset-x-0 bottom-0 border-t-2', beyondClass[band])}
            style={{ top: `${100 * bar.within}%` }}
          />
        )}
      </span>
    </>
  )
}

const bands = ['good', 'regular', 'poor'] as const

export function DaysLegend({ days }: { days: readonly WeekDay[] }) {
  const nights = days.flatMap(nightBars)
  return (
    <div aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
      {bands.map((band) => (
        <LegendItem key={band} markClass={cx('size-3 rounded-full border-2', bandClass[band])}>
          {t(`quality.${band}`)}
        </LegendItem>
      ))}
      {nights.some(({ within }) => within < 1) && (
        <LegendItem markClass={cx('size-3 rounded-b-full border-2 border-t-0', beyondClass.good)}>
          {t('chart.beyond')}
        </LegendItem>
      )}
      {nights.some(({ missing }) => missing > 0) && (
        <LegendItem markClass={cx('size-3 rounded-b-full', missingClass)}>{t('chart.missing')}</LegendItem>
      )}
      {days.some((day) => napsOf(day).length > 0) && (
        <LegendItem markClass={cx('h-2.5 w-4', napClass)}>{t('records.kinds.nap')}</LegendItem>
      )}
    </div>
  )
}
