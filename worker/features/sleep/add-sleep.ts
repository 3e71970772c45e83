import type { SleepEntry, SleepInput } from '#contract/sleep.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertSleep, keptSleep, sleepOverlapping } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'
import { requireFree, requirePast } from './sleep-rules.ts'

/** Adds a night or a nap. It may not overlap another, and not end in the future. */
export async function addSleep(work: MemberWork, input: SleepInput): Promise<SleepEntry> {
  const { caller, clock, db, member, read, write } = work
  requirePast(input, clock.now())
  const [[obstacle]] = await read([sleepOverlapping(db, member.id, input)])
  requireFree(obstacle, caller.timeZone)
  const row = { ...input, id: crypto.randomUUID(), ownerId: member.id, createdAt: clock.now() }
  const entry = toSleepEntry(row)
  const audit = await auditEntry(work, 'sleep.added', row.id)
  const [, , [added]] = await write(insertSleep(db, row, audit), {
    status: 201,
    body: entry,
    where: keptSleep(member.id, row.id),
  })
  if (!added) throw new Conflict('sleep_overlaps')
  return entry
}
