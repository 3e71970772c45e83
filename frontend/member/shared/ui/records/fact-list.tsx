import type { ReactNode } from 'react'

/** Facts about a record, each name above its value. Facts without a value are omitted. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-3 grid gap-3">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-14 text-soft">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Facts about a record, each name beside its value. */
export function FactRows({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
