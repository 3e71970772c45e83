import type { SleepEntry, SleepInput } from '#contract/sleep.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertedSleep, insertSleep, sleepOverlapping } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'
import { requireNoOverlap, requirePast } from './sleep-rules.ts'

/** Adds a sleep entry. It must not overlap another one or end in the future. */
export async function addSleep(work: MemberWork, input: SleepInput): Promise<SleepEntry> {
  const { caller, clock, db, member, read, write } = work
  requirePast(input, clock.now())
  const [[obstacle]] = await read([sleepOverlapping(db, member.id, input)])
  requireNoOverlap(obstacle, caller.timeZone)
  const row = { ...input, id: crypto.randomUUID(), ownerId: member.id, createdAt: clock.now() }
  const entry = toSleepEntry(row)
  const audit = await auditEntry(work, 'sleep.added', row.id)
  const [, , [added]] = await write(insertSleep(db, row, audit), {
    status: 201,
    body: entry,
    where: insertedSleep(member.id, row.id),
  })
  if (!added) throw new Conflict('sleep_overlaps')
  return entry
}
