import type { ExerciseDay } from '#contract/exercise.ts'
import {
  ChartPicker,
  ChartReadout,
  chosenColumnClass,
  columnCentre,
  useChosenMark,
} from '#member/shared/ui/charts/chart-picker.tsx'
import { duration, day as shortDay, weekday } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'
import { byIntensity, IntensityLegend, minutesIn, Stack } from './minutes-by-intensity.tsx'

/** The shortest axis, so that a short walk does not fill it. */
const MIN_AXIS_MINUTES = 60
/** More columns have no room for the weekday and the minutes. */
const NAMED_COLUMNS_MAX = 7
/** Days between two numbers below the columns of a month. */
const NUMBER_EVERY_DAYS = 7

/** Noon in UTC, so that the day does not shift with the time zone. */
const noonOf = (day: string) => `${day}T12:00:00Z`

/** "45 min · 30 moderados, 15 intensos · força" */
export function dayFigures(day: ExerciseDay): string {
  if (minutesIn(day) === 0) return t('chart.nothing')
  return [duration(minutesIn(day)), byIntensity(day), day.strength && t('chart.strength')]
    .filter(Boolean)
    .join(' · ')
}

interface DaysChartProps {
  title: string
  days: readonly ExerciseDay[]
  today: string
}

/** One column per day. */
export function DaysChart({ title, days, today }: DaysChartProps) {
  const { chosen, choose } = useChosenMark(days, (day) => minutesIn(day) > 0)
  const end = Math.max(MIN_AXIS_MINUTES, ...days.map(minutesIn))
  const isNamed = days.length <= NAMED_COLUMNS_MAX
  const marks = days.map((day, index) => ({
    at: columnCentre(index, days.length),
    title: shortDay(noonOf(day.day), 'UTC'),
    figures: dayFigures(day),
  }))
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }
  return (
    <div className="mt-4">
      <ChartPicker label={title} marks={marks} chosen={chosen} onChoose={choose} className="">
        <div className="grid h-32 border-b border-edge-strong md:h-40" style={columns}>
          {days.map((day, index) => (
            <div key={day.day} className="relative min-h-0">
              {index === chosen && <span className={chosenColumnClass} />}
              <Stack minutes={day} end={end} isWide={isNamed} />
            </div>
          ))}
        </div>
        {isNamed ? (
          <div
            className="mt-2 grid text-center text-12 leading-tight whitespace-nowrap large-text:text-[3vw]"
            style={columns}
          >
            {days.map((day) => (
              <span key={day.day} className={cx(day.day === today ? 'font-bold' : 'text-soft')}>
                {weekday(noonOf(day.day), 'UTC').replace('.', '')}
                <span className="mt-0.5 block font-medium tabular-nums">{minutesIn(day) || '–'}</span>
              </span>
            ))}
          </div>
        ) : (
          <div className="relative mt-2 h-4 text-12 text-soft tabular-nums">
            {days.map(
              ({ day }, index) =>
                index % NUMBER_EVERY_DAYS === 0 && (
                  <span
                    key={day}
                    className="absolute -translate-x-1/2"
                    style={{ left: `${columnCentre(index, days.length)}%` }}
                  >
                    {Number(day.slice(8))}
                  </span>
                ),
            )}
          </div>
        )}
      </ChartPicker>
      <ChartReadout mark={marks[chosen]} />
      <IntensityLegend />
    </div>
  )
}
