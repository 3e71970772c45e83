import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { sweeps } from './schema/operations.ts'

/** The last key that the sweep of the folder checked, and until when the folder is paused. */
export function sweepState(db: Database, folder: string) {
  return db
    .select({ lastKey: sweeps.lastKey, pausedUntil: sweeps.pausedUntil })
    .from(sweeps)
    .where(eq(sweeps.folder, folder))
}

export function saveSweepCursor(db: Database, folder: string, lastKey: string | null) {
  return db
    .insert(sweeps)
    .values({ folder, lastKey })
    .onConflictDoUpdate({ target: sweeps.folder, set: { lastKey } })
}

/** Pauses the sweep of the folder until the given moment. */
export function pauseSweep(db: Database, folder: string, pausedUntil: Date) {
  return db
    .insert(sweeps)
    .values({ folder, pausedUntil })
    .onConflictDoUpdate({ target: sweeps.folder, set: { pausedUntil } })
}
