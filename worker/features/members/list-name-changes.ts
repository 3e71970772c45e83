import { NAME_CHANGES_MAX, type WaitingName } from '#contract/members.ts'
import type { MemberWork } from '#platform/work.ts'
import { waitingNames } from './members.queries.ts'

/** The names awaiting approval, oldest request first. */
export async function listNameChanges({ db, member, read }: MemberWork): Promise<WaitingName[]> {
  const [names] = await read([waitingNames(db, member.id, NAME_CHANGES_MAX)])
  return names
}
