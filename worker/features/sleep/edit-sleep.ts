import type { SleepEntry, SleepInput } from '#contract/sleep.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { editSleepOf, sleepEntryOf, sleepOverlapping } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'
import { requireNoOverlap, requirePast } from './sleep-rules.ts'

/** Edits a sleep entry under the rules of a new one; it may overlap its own former time. */
export async function editSleep(work: MemberWork, id: string, edit: SleepInput): Promise<SleepEntry> {
  const { caller, clock, db, member, read, write } = work
  requirePast(edit, clock.now())
  const [[present], [obstacle]] = await read([
    sleepEntryOf(db, member.id, id),
    sleepOverlapping(db, member.id, edit, id),
  ])
  if (!present) throw new NotFound()
  requireNoOverlap(obstacle, caller.timeZone)
  const audit = await auditEntry(work, 'sleep.edited', id)
  const [, [edited], [still]] = await write([
    ...editSleepOf(db, member.id, id, edit, audit),
    sleepEntryOf(db, member.id, id),
  ])
  if (!still) throw new NotFound()
  if (!edited) throw new Conflict('sleep_overlaps')
  return toSleepEntry(edited)
}
