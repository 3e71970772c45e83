import { dayAndMonth } from '#shared/lib/format/format.ts'

const MONTHS = 12
/** With large text there is space for the initial of one month in three. */
const NAME_EVERY_MONTHS = 3

/** The twelve months of a year (`YYYY-MM`), each with its figures if there are any. */
export function monthsOfYear<Figures extends { month: string }>(year: string, months: readonly Figures[]) {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return { month, figures: months.find((one) => one.month === month) }
  })
}

/** The initials of the months, below their columns. */
export function MonthInitials({ months }: { months: readonly { month: string }[] }) {
  return (
    <div data-chart-labels className="mt-3 grid grid-cols-12 text-center text-12 text-soft">
      {months.map(({ month }, index) => (
        <span
          key={month}
          className={
            index % NAME_EVERY_MONTHS === 0
              ? 'large-text:col-span-3 large-text:text-left'
              : 'large-text:hidden'
          }
        >
          {dayAndMonth(`${month}-01`, 'UTC').month.slice(0, 1).toUpperCase()}
        </span>
      ))}
    </div>
  )
}
