import type { Person } from '#contract/logs.ts'
import { GONE_ACCOUNT, NOBODY } from '#texts/audit.ts'
import { briefTime } from '../log-time.ts'

export function ShortTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-right text-14 whitespace-nowrap text-soft tabular-nums">
      {briefTime(at)}
    </time>
  )
}

/** The name, or a placeholder in another colour. */
export function PersonName({ person }: { person: Person | null }) {
  if (person?.fullName) return person.fullName
  return <span className="text-soft">{person ? GONE_ACCOUNT : NOBODY}</span>
}
