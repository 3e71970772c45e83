import { SLEEP_IN_FUTURE, type SleepEntry, type SleepInput } from '../../contract/sleep.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { shortDateTimeIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import {
  deleteSleepOf,
  editSleepOf,
  insertSleep,
  keptSleep,
  sleepEntryOf,
  sleepOverlapping,
} from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** Adds a night or a nap. It may not overlap another, and not end in the future. */
export async function addSleep(work: MemberWork, input: SleepInput): Promise<SleepEntry> {
  const { clock, db, member, read, write } = work
  requirePast(input, clock.now())
  const [[obstacle]] = await read([sleepOverlapping(db, member.id, input)])
  if (obstacle) throw overlaps(work, obstacle)
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

export async function editSleep(work: MemberWork, id: string, edit: SleepInput): Promise<SleepEntry> {
  const { clock, db, member, read, write } = work
  requirePast(edit, clock.now())
  const [[present], [obstacle]] = await read([
    sleepEntryOf(db, member.id, id),
    sleepOverlapping(db, member.id, edit, id),
  ])
  if (!present) throw new NotFound()
  if (obstacle) throw overlaps(work, obstacle)
  const audit = await auditEntry(work, 'sleep.edited', id)
  const [, [edited]] = await write(editSleepOf(db, member.id, id, edit, audit))
  if (!edited) throw new Conflict('sleep_overlaps')
  return toSleepEntry(edited)
}

export async function deleteSleep(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'sleep.deleted', id)
  const [, [deleted]] = await work.write(deleteSleepOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
}

function requirePast(night: SleepInput, now: Date): void {
  if (night.sleepEnd > now) throw new Invalid({ sleepEnd: SLEEP_IN_FUTURE })
}

/** Names the entry that is in the way, in the member's own time. */
function overlaps({ caller }: MemberWork, night: { sleepStart: Date; sleepEnd: Date }): Invalid {
  const start = shortDateTimeIn(caller.timeZone, night.sleepStart)
  const end = shortDateTimeIn(caller.timeZone, night.sleepEnd)
  return new Invalid(
    { sleepStart: `Este período encontra outro registro: de ${start} a ${end}.` },
    'sleep_overlaps',
  )
}
