import { type ReactNode, useId } from 'react'
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
  return (
    <section aria-label={label} aria-busy={busy} className="grid gap-5">
      {byMonth(records, dateOf).map(({ name, records }) => (
        <Month key={name} name={name}>
          {records.map((record) => (
            <li key={record.id} className="first:*:rounded-t-card last:*:rounded-b-card">
              {row(record)}
            </li>
          ))}
        </Month>
      ))}
    </section>
  )
}

function byMonth<Item>(records: readonly Item[], dateOf: (record: Item) => string) {
  const months: { name: string; records: Item[] }[] = []
  for (const record of records) {
    const name = month(dateOf(record))
    const last = months.at(-1)
    if (last?.name === name) last.records.push(record)
    else months.push({ name, records: [record] })
  }
  return months
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
