import { givenNameOf } from '#contract/given-name.ts'
import { type Presence, VIEW_LEASE_SECONDS, type Viewed, type ViewInput } from '#contract/presence.ts'
import { after, SECOND } from '#domain/duration.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteView, insertView, versionsOf, viewsOfColleagues } from './presence.queries.ts'

type View = Awaited<ReturnType<typeof viewsOfColleagues>>[number]

/** How many times the company's queues and assignments have changed, and what colleagues have open. */
export async function showPresence({ db, clock, member, read }: MemberWork): Promise<Presence> {
  const since = after(clock.now(), -VIEW_LEASE_SECONDS * SECOND)
  const { versions, views } = await read({
    versions: versionsOf(db, member.id),
    views: viewsOfColleagues(db, member.id, since),
  })
  if (!versions[0]) throw new NotFound()
  return { versions: versions[0], viewed: viewedRecords(views) }
}

/** Each record once, with the first names of the colleagues, however many tabs have it open. */
function viewedRecords(views: readonly View[]): Viewed[] {
  const records = new Map<string, Viewed & { colleagues: Set<string> }>()
  for (const { queue, recordId, administratorId, fullName } of views) {
    const key = `${queue} ${recordId}`
    const record = records.get(key) ?? { queue, recordId, names: [], colleagues: new Set() }
    if (!record.colleagues.has(administratorId)) record.names.push(givenNameOf(fullName))
    record.colleagues.add(administratorId)
    records.set(key, record)
  }
  // Sorted, because the order of the rows changes with each renewal.
  return [...records.values()].map(({ queue, recordId, names }) => ({
    queue,
    recordId,
    names: names.toSorted(),
  }))
}

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
