import type { ReactNode } from 'react'

/** Names and values, two by two. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-14 text-soft">{name}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
