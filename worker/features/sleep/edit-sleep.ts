import type { SleepEntry, SleepInput } from '#contract/sleep.ts'
import { isInFuture } from '#contract/time.ts'
import { overlapMessage } from '#domain/sleep-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { SLEEP_IN_FUTURE } from '#texts/sleep.ts'
import { editedSleep, sleepEntryOf, sleepOverlapping, updateSleep } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** Edits a sleep entry under the same rules as a new one. It may overlap its previous time. */
export async function editSleep(work: MemberWork, id: string, edit: SleepInput): Promise<SleepEntry> {
  const { caller, clock, db, member, read, write } = work
  if (isInFuture(edit.sleepEnd, clock.now())) throw new Invalid({ sleepEnd: SLEEP_IN_FUTURE })
  const { row, obstacle } = await read({
    row: sleepEntryOf(db, member.id, id),
    obstacle: sleepOverlapping(db, member.id, edit, id),
  })
  const present = requireVersion(work, row[0], toSleepEntry)
  if (obstacle[0]) {
    throw new Invalid({ sleepStart: overlapMessage(obstacle[0], caller.timeZone) }, 'sleep_overlaps')
  }
  const audit = await auditEntry(work, 'sleep.edited', id)
  const values = { ...edit, version: present.version + 1 }
  const { edited, current } = await write(updateSleep(db, member.id, targetOf(work, id), edit, audit), {
    status: 200,
    body: toSleepEntry({ ...present, ...values }),
    where: editedSleep(member.id, id, values),
  })
  if (edited[0]) return toSleepEntry(edited[0])
  requireVersion(work, current[0], toSleepEntry)
  throw new Conflict('sleep_overlaps')
}
