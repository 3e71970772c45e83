import type { ReactNode } from 'react'
import { noonOf } from '#member/shared/lib/format/wall-clock.ts'
import { weekday } from '#shared/lib/format/format.ts'
import { columnCentre } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'

/** With more columns there is no space for the weekday and the figure. */
const NAMED_COLUMNS_MAX = 7
/** Days between two numbers below the columns of a month. */
const NUMBER_EVERY_DAYS = 7

/** Whether `count` columns are wide enough for a weekday and a figure below each. */
export const areColumnsNamed = (count: number): boolean => count <= NAMED_COLUMNS_MAX

export const columnsStyle = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

interface DayLabelsProps<Day> {
  days: readonly Day[]
  today: string
  /** The figure shown for a day, below its weekday. */
  figureOf: (day: Day) => ReactNode
}

/** Below the columns: weekdays and figures, or the numbers of some days of a month. */
export function DayLabels<Day extends { day: string }>({ days, today, figureOf }: DayLabelsProps<Day>) {
  if (areColumnsNamed(days.length)) {
    return (
      <div
        data-chart-labels
        className="mt-3 grid text-center text-12 leading-tight whitespace-nowrap"
        style={columnsStyle(days.length)}
      >
        {days.map((one) => (
          <span key={one.day} className={cx(one.day === today ? 'font-bold' : 'text-soft')}>
            <Weekday day={one.day} />
            {/* Large text leaves no space: the line above the chart shows a day's figure when it is pressed. */}
            <span className="mt-0.5 block font-medium tracking-tight tabular-nums large-text:hidden">
              {figureOf(one)}
            </span>
          </span>
        ))}
      </div>
    )
  }
  return <DayNumbers days={days} className="mt-3" />
}

/** Abbreviated; only the first letter with large text. */
function Weekday({ day }: { day: string }) {
  const name = weekday(noonOf(day), 'UTC').replace('.', '')
  return (
    <>
      {name.slice(0, 1)}
      <span className="large-text:hidden">{name.slice(1)}</span>
    </>
  )
}

/** Below narrow columns: the numbers of some days of a month. */
export function DayNumbers({ days, className }: { days: readonly { day: string }[]; className: string }) {
  return (
    <div data-chart-labels className={cx('relative h-4 text-12 text-soft tabular-nums', className)}>
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
  )
}
