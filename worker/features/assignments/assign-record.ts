import type { Assigned, Assignment } from '#contract/assignments.ts'
import type { Queue } from '#contract/presence.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { assign } from './assignments.queries.ts'

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
