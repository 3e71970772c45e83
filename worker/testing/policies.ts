import { eq } from 'drizzle-orm'
import { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { testDatabase } from './api.ts'
import { createUser } from './factories.ts'

export const reviewsPath = '/api/admin/policies'

/** Inserts an undecided policy whose file is stored. */
export async function waitingPolicy(overrides: Partial<typeof policies.$inferInsert> = {}) {
  const row = {
    id: crypto.randomUUID(),
    ownerId: overrides.ownerId ?? (await createUser()).id,
    companyId: 1,
    fileName: 'apolice.pdf',
    fileSize: 9,
    status: 'pending' as const,
    uploadedAt: new Date(),
    contentStoredAt: new Date(),
    storageKey: 'policies/none',
    contentType: 'application/pdf',
    dueDay: '2026-12-01',
    ...overrides,
  }
  await (await testDatabase()).insert(policies).values(row)
  return row
}

export async function policyRow(id: string) {
  const [row] = await (await testDatabase()).select().from(policies).where(eq(policies.id, id))
  if (!row) throw new Error('no policy')
  return row
}

/** The audit rows and events of a policy. */
export async function readTraces(id: string) {
  const db = await testDatabase()
  const [audit, policyEvents] = await Promise.all([
    db.select().from(auditLog).where(eq(auditLog.subjectId, id)),
    db.select().from(events).where(eq(events.subjectId, id)),
  ])
  return { audit, events: policyEvents }
}
