import type { ReactNode } from 'react'

interface ChartTableProps {
  caption: string
  columns: readonly string[]
  children: ReactNode
}

/** A chart's values for screen readers. `sr-only` cannot narrow a table, so it is on a wrapper. */
export function ChartTable({ caption, columns, children }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
