import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { anamneses } from '#database/schema/anamnesis.ts'

/** The newest first, starting after `position`. */
export function anamnesesOf(db: Database, ownerId: string, position: Position | undefined, limit: number) {
  const before = olderThan(anamneses.createdAt, anamneses.id, position)
  return db
    .select()
    .from(anamneses)
    .where(and(eq(anamneses.ownerId, ownerId), before))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(limit)
}

export function insertAnamnesis(db: Database, row: typeof anamneses.$inferInsert) {
  return db.insert(anamneses).values(row)
}
