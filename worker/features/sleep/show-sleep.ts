import type { SleepEntry } from '#contract/sleep.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { sleepEntryOf } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

export async function showSleep({ db, member, read }: MemberWork, id: string): Promise<SleepEntry> {
  const [[row]] = await read([sleepEntryOf(db, member.id, id)])
  if (!row) throw new NotFound()
  return toSleepEntry(row)
}
