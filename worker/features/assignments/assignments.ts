import type { Assigned, AssignedRecord, Assignment, Assignments } from '#contract/assignments.ts'
import type { Queue } from '#contract/presence.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOCALE } from '#texts/language.ts'
import { assign, colleaguesOf, policiesOf, registrationsOf, versionOf } from './assignments.queries.ts'

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

/**
 * Takes a waiting record, hands it to a colleague or gives it back. Of two administrators who take it at
 * once, the later one gets a conflict. So does an administrator who hands it to somebody who may not decide
 * it.
 */
export async function assignRecord(
  { db, member, write }: MemberWork,
  queue: Queue,
  id: string,
  assignment: Assignment,
): Promise<Assigned> {
  const { assigned, record } = await write(assign(db, member.id, { queue, id, ...assignment }))
  if (!record[0]) throw new NotFound()
  if (assigned[0]) return record[0]
  const { from, to } = assignment
  const holder = record[0].assignee?.id ?? null
  throw new Conflict(holder === from || holder === to ? 'assignee_unavailable' : 'assignment_changed')
}
