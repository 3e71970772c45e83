import { Link } from '@tanstack/react-router'
import type { Person } from '#contract/logs.ts'
import { GONE_ACCOUNT, NOBODY } from '#texts/audit.ts'

/** Links to the person's screen, unless the account was deleted. */
export function PersonLink({ person }: { person: Person | null }) {
  if (!person) return NOBODY
  if (person.fullName === null) return `${GONE_ACCOUNT} (${person.id})`
  return (
    <Link
      to="/membros/$id"
      params={{ id: person.id }}
      className="text-brand-deep underline-offset-4 hover:underline"
    >
      {person.fullName}
    </Link>
  )
}
