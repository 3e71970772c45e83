import type { Database } from '#database/client.ts'
import { after, DAY } from '#domain/duration.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import { lookForFiles } from '#platform/files.ts'
import { log } from '#platform/log.ts'
import { contentsSeenBefore, markContentLost, markContentSeen } from './exam-files.queries.ts'

/** In one run: what a minute has time for. Those not looked for yet come first in the next one. */
const AT_ONCE = 40

/** Looks once a day for the content behind each file of a result. Where it is gone, the member is asked for it again. */
export async function findLostExamFiles({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  const now = clock.now()
  const rows = await contentsSeenBefore(db, after(now, -DAY), AT_ONCE)
  const looked = await lookForFiles(env, rows)
  const lost = looked.filter(({ there }) => !there)
  for (const { id } of lost) log('error', { name: 'LostFile', examFile: id })
  const [head, ...rest] = looked.map(({ id, storageKey, there }) =>
    (there ? markContentSeen : markContentLost)(db, id, storageKey, now),
  )
  if (head) await db.batch([head, ...rest])
  return lost.length
}
