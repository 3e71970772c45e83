import { Link } from '@tanstack/react-router'
import { GONE_ACCOUNT, NOBODY } from '#contract/audit-subjects.ts'
import type { Person } from '#contract/logs.ts'
import { date } from '#shared/lib/format/format.ts'
import { second } from './log-time.ts'

export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-14 whitespace-nowrap tabular-nums">
      {date(at)} <span className="text-soft">{second(at)}</span>
    </time>
  )
}

/** Leads to the person's page, where there still is one. */
export function UserLink({ person }: { person: Person | null }) {
  if (!person) return <span className="text-soft">{NOBODY}</span>
  if (person.fullName === null) return <span className="text-soft">{GONE_ACCOUNT}</span>
  return (
    <Link
      to="/membros/$id"
      params={{ id: person.id }}
      className="font-medium text-brand-deep underline-offset-4 hover:underline"
    >
      {person.fullName}
    </Link>
  )
}
