import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { sweeps } from './schema/operations.ts'

/** The last key that the sweep of the folder checked. */
export function sweepCursor(db: Database, folder: string) {
  return db.select({ lastKey: sweeps.lastKey }).from(sweeps).where(eq(sweeps.folder, folder))
}

export function saveSweepCursor(db: Database, folder: string, lastKey: string | null) {
  return db
    .insert(sweeps)
    .values({ folder, lastKey })
    .onConflictDoUpdate({ target: sweeps.folder, set: { lastKey } })
}
