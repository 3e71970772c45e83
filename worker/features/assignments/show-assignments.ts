import type { AssignedRecord, Assignments } from '#contract/assignments.ts'
import type { Queue } from '#contract/presence.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOCALE } from '#texts/language.ts'
import { colleaguesOf, policiesOf, registrationsOf } from './assignments.queries.ts'

/** What the administrator has taken or was handed, and the colleagues to hand it to. */
export async function showAssignments({ db, member, read }: MemberWork): Promise<Assignments> {
  const [registrations, policies, colleagues] = await read([
    registrationsOf(db, member.id),
    policiesOf(db, member.id),
    colleaguesOf(db, member.id),
  ])
  const recordsIn = (queue: Queue, rows: typeof registrations): AssignedRecord[] =>
    rows.map(({ since, ...row }) => ({ queue, ...row, since: since.toISOString() }))
  return {
    mine: [...recordsIn('registrations', registrations), ...recordsIn('policies', policies)],
    colleagues: colleagues.sort((one, other) => one.fullName.localeCompare(other.fullName, LOCALE)),
  }
}
