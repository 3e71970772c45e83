import { Link } from '@tanstack/react-router'
import type { Person } from '#contract/logs.ts'
import { date } from '#shared/lib/format/format.ts'
import { GONE_ACCOUNT, NOBODY } from '#texts/audit.ts'
import { second } from './log-time.ts'

export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-14 whitespace-nowrap tabular-nums">
      {date(at)} <span className="text-soft">{second(at)}</span>
    </time>
  )
}

/** Links to the user's screen, unless the account was deleted. */
export function UserLink({ user }: { user: Person | null }) {
  if (!user) return <span className="text-soft">{NOBODY}</span>
  if (user.fullName === null) return <span className="text-soft">{GONE_ACCOUNT}</span>
  return (
    <Link
      to="/membros/$id"
      params={{ id: user.id }}
      className="font-medium text-brand-deep underline-offset-4 hover:underline"
    >
      {user.fullName}
    </Link>
  )
}
