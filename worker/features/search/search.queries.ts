import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { found } from '#database/full-text.ts'
import { type MemberFilter, rankedMembers } from '#database/member-search.ts'
import { rankedPolicies } from '#database/policy-search.ts'
import { users } from '#database/schema/accounts.ts'
import { policies, policyNumbers } from '#database/schema/insurance.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'

const rank = found.rank.as('match_rank')

/** The best matching accounts. Waiting registrations are sorted by longest wait. */
export function peopleFound(db: Database, administratorId: string, filter: MemberFilter, limit: number) {
  const company = companyOfAdministrator(db, administratorId)
  return db
    .select({
      rank,
      ...columnsOf(users, 'id', 'fullName', 'email', 'role', 'status', 'statusSince', 'blockedAt'),
    })
    .from(rankedMembers(company, filter, { limit, ascending: filter.status === 'email_confirmed' }))
    .crossJoin(memberNumbers)
    .crossJoin(users)
    .where(and(eq(memberNumbers.number, found.row), eq(users.id, memberNumbers.userId)))
}

/** The best matching policies that are in review or decided, newest first among equals. */
export function policiesFound(db: Database, administratorId: string, text: string, limit: number) {
  return db
    .select({
      rank,
      ...columnsOf(policies, 'id', 'fileName', 'policyNumber', 'status'),
      // D1 returns batch rows by column name, so no two columns of a join may share one.
      fullName: sql<string>`${users.fullName}`.as('owner_name'),
    })
    .from(rankedPolicies(companyOfAdministrator(db, administratorId), { text }, { limit }))
    .crossJoin(policyNumbers)
    .crossJoin(policies)
    .crossJoin(users)
    .where(
      and(
        eq(policyNumbers.sortKey, found.row),
        eq(policies.id, policyNumbers.policyId),
        eq(users.id, policies.ownerId),
      ),
    )
}
