import type { ViewInput } from '#contract/presence.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteView, insertView } from './presence.queries.ts'

/** Records which record an administrator's tab has open, or that it has none. */
export async function noteView(
  { db, clock, member, write }: MemberWork,
  { recordId, ...view }: ViewInput,
): Promise<void> {
  await write([
    recordId === null
      ? deleteView(db, member.id, view.tab)
      : insertView(db, member.id, { ...view, recordId }, clock.now()),
  ])
}
