import type { ExerciseDay } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { areColumnsNamed, columnsStyle, DayLabels } from '#member/shared/ui/charts/day-columns.tsx'
import { duration, day as shortDay } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, chosenClass, useColumnChart } from '#shared/ui/charts/chart-picker.tsx'
import { byIntensity, IntensityLegend, minutesIn, Stack } from './minutes-by-intensity.tsx'

/** The shortest axis, so that a short walk does not fill it. */
const MIN_AXIS_MINUTES = 60
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

export function DaysChart({ title, days, today }: DaysChartProps) {
  const end = Math.max(MIN_AXIS_MINUTES, ...days.map(minutesIn))
  const isNamed = areColumnsNamed(days.length)
  const { chosen, mark, picker } = useColumnChart(
    title,
    days,
    (day) => ({ title: shortDay(noonOf(day.day), 'UTC'), figures: dayFigures(day) }),
    (day) => minutesIn(day) > 0,
  )
  return (
    <div className="mt-4">
      <ChartPicker {...picker}>
        <div className="grid h-32 border-b border-edge-strong md:h-40" style={columnsStyle(days.length)}>
          {days.map((day, index) => (
            <div key={day.day} className="relative min-h-0">
              {index === chosen && <span className={chosenClass} />}
              <Stack minutes={day} end={end} isWide={isNamed} />
            </div>
          ))}
        </div>
        <DayLabels days={days} today={today} figureOf={(day) => minutesIn(day) || '–'} />
      </ChartPicker>
      <ChartReadout mark={mark} />
      <IntensityLegend />
    </div>
  )
}
