import { type ExerciseMonth, WEEKLY_MINUTES_MAX, WEEKLY_MINUTES_MIN } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { MonthInitials, monthsOfYear } from '#member/shared/ui/charts/month-columns.tsx'
import { integer, month as monthAndYear } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, chosenClass, useColumnChart } from '#shared/ui/charts/chart-picker.tsx'

/** The top of the axis is above the recommended range. */
const MIN_AXIS_MINUTES = WEEKLY_MINUTES_MAX * 1.1

/** "180 min por semana, em média · 12 dias com atividade" */
export function monthFigures({ weeklyMinutes, activeDays }: ExerciseMonth): string {
  return t('chart.monthFigures', { minutes: integer(weeklyMinutes), count: activeDays })
}

interface MonthsChartProps {
  title: string
  year: string
  months: readonly ExerciseMonth[]
}

/** One column per month of a year: the weekly average of counted minutes, in front of the recommended range. */
export function MonthsChart({ title, year, months }: MonthsChartProps) {
  const all = monthsOfYear(year, months)
  const end = Math.max(MIN_AXIS_MINUTES, ...months.map(({ weeklyMinutes }) => weeklyMinutes))
  const height = (minutes: number) => `${(100 * minutes) / end}%`
  const { chosen, mark, picker } = useColumnChart(
    title,
    all,
    ({ month, figures }) => ({
      title: monthAndYear(`${month}-01`),
      figures: figures ? monthFigures(figures) : t('chart.nothing'),
    }),
    ({ figures }) => figures !== undefined,
  )
  return (
    <div className="mt-4 grid grid-cols-[2.25rem_1fr] gap-x-1">
      <div aria-hidden data-chart-labels className="relative h-40 md:h-48">
        {[0, WEEKLY_MINUTES_MIN, WEEKLY_MINUTES_MAX].map((minutes) => (
          <span
            key={minutes}
            className="absolute right-1 translate-y-1/2 text-12 text-soft tabular-nums"
            style={{ bottom: height(minutes) }}
          >
            {minutes}
          </span>
        ))}
      </div>
      <ChartPicker {...picker}>
        <div className="relative grid h-40 grid-cols-12 border-b border-edge-strong md:h-48">
          <span
            className="absolute inset-x-0 border-y border-dashed border-edge-strong bg-hue-tint"
            style={{
              bottom: height(WEEKLY_MINUTES_MIN),
              height: height(WEEKLY_MINUTES_MAX - WEEKLY_MINUTES_MIN),
            }}
          />
          {all.map(({ month, figures }, index) => (
            <div key={month} className="relative">
              {index === chosen && <span className={chosenClass} />}
              {figures && (
                <span
                  className="absolute bottom-0 left-1/2 min-h-1.5 w-[64%] max-w-6 -translate-x-1/2 rounded-t-small border-2 border-hue-strong bg-hue-strong"
                  style={{ height: height(figures.weeklyMinutes) }}
                />
              )}
            </div>
          ))}
        </div>
        <MonthInitials months={all} />
      </ChartPicker>
      <div className="col-span-2">
        <ChartReadout mark={mark} />
        <p aria-hidden className="mt-3 flex items-center gap-1.5 text-14 text-soft">
          <span className="h-3 w-4 border-y border-dashed border-edge-strong bg-hue-tint" />
          {t('chart.recommended')}
        </p>
        <ChartTable caption={title} columns={[t('period.month'), t('chart.mean')]}>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{monthAndYear(`${one.month}-01`)}</th>
              <td>{monthFigures(one)}</td>
            </tr>
          ))}
        </ChartTable>
      </div>
    </div>
  )
}
