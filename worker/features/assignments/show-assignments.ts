import type { AssignedRecord, Assignments } from '#contract/assignments.ts'
import type { Queue } from '#contract/presence.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOCALE } from '#texts/language.ts'
import { colleaguesOf, policiesOf, registrationsOf, versionOf } from './assignments.queries.ts'

/** What the administrator has taken or been given, and the colleagues to hand it to. */
export async function showAssignments({ db, member, read }: MemberWork): Promise<Assignments> {
  const { versions, registrations, policies, colleagues } = await read({
    versions: versionOf(db, member.id),
    registrations: registrationsOf(db, member.id),
    policies: policiesOf(db, member.id),
    colleagues: colleaguesOf(db, member.id),
  })
  if (!versions[0]) throw new NotFound()
  const recordsIn = (queue: Queue, rows: typeof registrations): AssignedRecord[] =>
    rows.map((row) => ({ queue, ...row }))
  return {
    ...versions[0],
    mine: [...recordsIn('registrations', registrations), ...recordsIn('policies', policies)],
    colleagues: colleagues.sort((one, other) => one.fullName.localeCompare(other.fullName, LOCALE)),
  }
}
