import { type ReactNode, useId } from 'react'
import { groupBy } from '#member/shared/lib/group-by.ts'
import { month } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'

interface RecordMonthsProps<Item> {
  /** The list's accessible name. */
  label: string
  /** In display order. */
  records: readonly Item[]
  /** ISO 8601: an instant, or a day `YYYY-MM-DD`. */
  dateOf: (record: Item) => string
  row: (record: Item) => ReactNode
  /** Whether older rows are shown until those of a new filter arrive. */
  busy?: boolean
}

/** A list's rows, grouped by the month of their dates. */
export function RecordMonths<Item extends { id: string }>({
  label,
  records,
  dateOf,
  row,
  busy,
}: RecordMonthsProps<Item>) {
  const months = groupBy(records, (record) => month(dateOf(record)))
  return (
    <section aria-label={label} aria-busy={busy} className="grid gap-5">
      {[...months].map(([name, ofMonth]) => (
        <Month key={name} name={name}>
          {ofMonth.map((record) => (
            <li key={record.id} className="first:*:rounded-t-card last:*:rounded-b-card">
              {row(record)}
            </li>
          ))}
        </Month>
      ))}
    </section>
  )
}

function Month({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="mb-2 text-16 font-semibold text-soft first-letter:uppercase">
        {name}
      </h2>
      <ul aria-labelledby={id} className={rowsClass}>
        {children}
      </ul>
    </div>
  )
}

export const rowsClass = cx(cardClass, 'divide-y divide-edge')
