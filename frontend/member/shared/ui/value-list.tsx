/** Names and values, for a dialog that asks about them. */
export function ValueList({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-1.5 rounded-control bg-sunken px-3.5 py-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
