import type { Database } from '#database/client.ts'
import { after, DAY } from '#domain/duration.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import { lookForFiles } from '#platform/files.ts'
import { log } from '#platform/log.ts'
import { contentsSeenBefore, markContentLost, markContentSeen } from './insurance.queries.ts'

/** In one run: what a minute has time for. Those not looked for yet come first in the next one. */
const AT_ONCE = 40

/**
 * Looks once a day for the file behind each row. Where it is gone, the member is asked to send it again; of a policy
 * that is decided already only the log tells, since there is nothing left to analyse.
 */
export async function findLostPolicyFiles({
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
  for (const { id, status } of lost) log('error', { name: 'LostFile', policy: id, status })
  const [head, ...rest] = looked.map(({ id, storageKey, status, there }) =>
    there || status !== 'pending'
      ? markContentSeen(db, id, storageKey, now)
      : markContentLost(db, id, storageKey, now),
  )
  if (head) await db.batch([head, ...rest])
  return lost.length
}
