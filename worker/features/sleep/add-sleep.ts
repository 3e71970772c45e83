import type { SleepEntry, SleepInput } from '#contract/sleep.ts'
import { isInFuture } from '#contract/time.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { overlapMessage } from '#domain/sleep-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { SLEEP_IN_FUTURE } from '#texts/sleep.ts'
import { insertedSleep, insertSleep, sleepOverlapping } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** Adds a sleep entry. It must not overlap another one or end in the future. */
export async function addSleep(work: MemberWork, input: SleepInput): Promise<SleepEntry> {
  const { caller, clock, db, member, read, write } = work
  if (isInFuture(input.sleepEnd, clock.now())) throw new Invalid({ sleepEnd: SLEEP_IN_FUTURE })
  const [[obstacle]] = await read([sleepOverlapping(db, member.id, input)])
  if (obstacle) {
    throw new Invalid({ sleepStart: overlapMessage(obstacle, caller.timeZone) }, 'sleep_overlaps')
  }
  const row = {
    ...input,
    id: crypto.randomUUID(),
    ownerId: member.id,
    createdAt: clock.now(),
    version: FIRST_VERSION,
  }
  const entry = toSleepEntry(row)
  const audit = await auditEntry(work, 'sleep.added', row.id)
  const { added } = await write(insertSleep(db, row, audit), {
    status: 201,
    body: entry,
    where: insertedSleep(member.id, row.id),
  })
  if (!added[0]) throw new Conflict('sleep_overlaps')
  return entry
}
