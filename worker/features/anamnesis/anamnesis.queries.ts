import { desc, eq } from 'drizzle-orm'
import { recordAudit } from '../../database/audit.ts'
import type { Database } from '../../database/client.ts'
import { anamneses } from '../../database/schema/anamnesis.ts'

export { recordAudit }

/** The newest first. */
export function anamnesesOf(db: Database, ownerId: string, limit: number) {
  return db
    .select()
    .from(anamneses)
    .where(eq(anamneses.ownerId, ownerId))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(limit)
}

export function insertAnamnesis(db: Database, row: typeof anamneses.$inferInsert) {
  return db.insert(anamneses).values(row)
}
