import { FOUND_MAX, type Found, type SearchQuery } from '#contract/search.ts'
import type { MemberWork } from '#platform/work.ts'
import { peopleFound, policiesFound } from './search.queries.ts'

/** Finds the company's waiting registrations, people and policies by name, address or number. */
export async function findRecords(work: MemberWork, { q }: SearchQuery): Promise<Found> {
  const { check, db, member, read } = work
  if (q === '') {
    await check()
    return { registrations: [], people: [], policies: [] }
  }
  const { waiting, people, policies } = await read({
    waiting: peopleFound(db, member.id, { text: q, status: 'email_confirmed', role: 'member' }, FOUND_MAX),
    people: peopleFound(db, member.id, { text: q }, FOUND_MAX),
    policies: policiesFound(db, member.id, q, FOUND_MAX),
  })
  return {
    registrations: waiting.map(({ id, rank, fullName, email, statusSince }) => ({
      id,
      rank,
      fullName,
      email,
      statusSince: statusSince.toISOString(),
    })),
    people: people.map(({ id, rank, fullName, email, role, status, blockedAt }) => ({
      id,
      rank,
      fullName,
      email,
      role,
      status,
      isBlocked: blockedAt !== null,
    })),
    policies,
  }
}
