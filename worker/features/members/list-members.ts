import {
  MEMBERS_PAGE_SIZE,
  type MemberInList,
  type MemberList,
  type MembersQuery,
  NAME_CHANGES_MAX,
  type WaitingName,
} from '#contract/members.ts'
import { MEMBERS_AT_QUOTA_MAX, type MemberAtQuota } from '#contract/quotas.ts'
import type { Versioned } from '#contract/versions.ts'
import { quotaDayOf } from '#domain/server/quotas.ts'
import { readRankedCursor, writeRankedCursor } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { membersMatching, quotasReached, waitingNames } from './members.queries.ts'

/** A page of the company's accounts that match the search and the filters: best match first, then the latest. */
export async function listMembers(
  { db, member, read }: MemberWork,
  { search, status, role, access, cursor }: MembersQuery,
): Promise<MemberList> {
  const blocked = access === undefined ? undefined : access === 'blocked'
  const [rows] = await read([
    membersMatching(
      db,
      member.id,
      { text: search, status, role, blocked },
      { after: readRankedCursor(cursor), limit: MEMBERS_PAGE_SIZE + 1 },
    ),
  ])
  const page = rows.slice(0, MEMBERS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    members: page.map(toMemberInList),
    nextCursor: last ? writeRankedCursor(last.rank, last.number) : null,
  }
}

type Row = Omit<MemberInList, 'createdAt' | 'blockedAt'> & { createdAt: Date; blockedAt: Date | null }

export function toMemberInList(row: Row): MemberInList {
  const { id, fullName, email, cardNumber, role, status, createdAt, blockedAt } = row
  return {
    id,
    fullName,
    email,
    cardNumber,
    role,
    status,
    createdAt: createdAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
  }
}

/** The member, with the version required to change the role. */
export function toVersionedMember(row: Row & Versioned): MemberInList & Versioned {
  return { ...toMemberInList(row), version: row.version }
}

/** Members who have reached a quota or are close to it, each once. Those who must delete something come first. */
export async function listMembersAtQuota({ clock, db, member, read }: MemberWork): Promise<MemberAtQuota[]> {
  const { day } = quotaDayOf(clock.now())
  const { total, today } = await read(quotasReached(db, member.id, day, MEMBERS_AT_QUOTA_MAX))
  const listed = new Map<string, MemberAtQuota>()
  for (const { id, fullName } of today) listed.set(id, { id, fullName, reached: 'day' })
  for (const { id, fullName } of total) listed.set(id, { id, fullName, reached: 'total' })
  return [...listed.values()]
    .sort((a, b) => Number(b.reached === 'total') - Number(a.reached === 'total'))
    .slice(0, MEMBERS_AT_QUOTA_MAX)
}

/** The names awaiting approval, oldest request first. */
export async function listNameChanges({ db, member, read }: MemberWork): Promise<WaitingName[]> {
  const [names] = await read([waitingNames(db, member.id, NAME_CHANGES_MAX)])
  return names
}
