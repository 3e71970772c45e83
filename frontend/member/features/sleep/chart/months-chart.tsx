import { ADEQUATE_SLEEP_HOURS, type SleepMonth } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { MonthInitials, monthsOfYear } from '#member/shared/ui/charts/month-columns.tsx'
import { duration, month as monthAndYear } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, chosenClass, useColumnChart } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'
import { sleepQuality } from '../sleep-quality.ts'
import { bandClass, beyondClass } from './band-class.ts'

const ADEQUATE_MINUTES = ADEQUATE_SLEEP_HOURS * 60
/** The shortest axis. */
const MIN_AXIS_HOURS = 9
const TICK_HOURS = 3

interface MonthsChartProps {
  title: string
  year: string
  months: readonly SleepMonth[]
}

/** One column per month of a year: the mean sleep, tinted beyond seven hours. */
export function MonthsChart({ title, year, months }: MonthsChartProps) {
  const all = monthsOfYear(year, months)
  const longest = Math.max(...months.map(({ minutes }) => minutes / 60), MIN_AXIS_HOURS)
  const end = Math.ceil(longest / TICK_HOURS) * TICK_HOURS
  const height = (minutes: number) => `${(100 * minutes) / (end * 60)}%`
  const ticks = Array.from({ length: end / TICK_HOURS + 1 }, (_, index) => index * TICK_HOURS)
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
    <div className="mt-4 grid grid-cols-[2rem_1fr] gap-x-1">
      <div aria-hidden data-chart-labels className="relative h-48 md:h-64">
        {ticks.map((hours) => (
          <span
            key={hours}
            className="absolute translate-y-1/2 text-12 text-soft tabular-nums"
            style={{ bottom: height(hours * 60) }}
          >
            {t('chart.hours', { hours })}
          </span>
        ))}
      </div>
      <ChartPicker {...picker}>
        <div className="relative grid h-48 grid-cols-12 md:h-64">
          {ticks.map((hours) => (
            <span
              key={hours}
              className="absolute inset-x-0 border-t border-dotted border-edge"
              style={{ bottom: height(hours * 60) }}
            />
          ))}
          {all.map(({ month, figures }, index) => (
            <div key={month} className="relative">
              {index === chosen && <span className={chosenClass} />}
              {figures && <MonthBar means={figures} height={height(figures.minutes)} />}
            </div>
          ))}
        </div>
        <MonthInitials months={all} />
      </ChartPicker>
      <div className="col-span-2">
        <ChartReadout mark={mark} />
        <ChartTable caption={title} columns={[t('period.month'), t('chart.table.mean')]}>
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

function monthFigures({ minutes, nights, quality }: SleepMonth): string {
  return t('chart.monthFigures', { duration: duration(minutes), count: nights, value: quality })
}

function MonthBar({ means: { minutes, quality }, height }: { means: SleepMonth; height: string }) {
  const { band } = sleepQuality(quality)
  return (
    <span
      className={cx(
        'absolute bottom-0 left-1/2 w-[64%] max-w-6 -translate-x-1/2 overflow-hidden rounded-t-small border-2',
        bandClass[band],
      )}
      style={{ height }}
    >
      {minutes > ADEQUATE_MINUTES && (
        <span
          className={cx('absolute inset-x-0 top-0 border-b-2', beyondClass[band])}
          style={{ height: `${(100 * (minutes - ADEQUATE_MINUTES)) / minutes}%` }}
        />
      )}
    </span>
  )
}
