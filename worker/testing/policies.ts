import { eq } from 'drizzle-orm'
import { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { type Client, testDatabase } from './api.ts'
import { createUser } from './factories.ts'
import { samplePdf } from './sample-files.ts'

export const reviewsPath = '/api/admin/policies'

const STORED = { storageKey: 'policies/none', contentType: 'application/pdf', dueDay: '2026-12-01' }

/** Inserts an undecided policy whose file is stored, unless `contentStoredAt` is null. */
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
    ...(overrides.contentStoredAt !== null && STORED),
    ...overrides,
  }
  await (await testDatabase()).insert(policies).values(row)
  return row
}

/** Sends a policy with its file as the member does. */
export async function sendPolicy(member: Client, fileName = 'apolice.pdf') {
  const { body } = await member.post('/api/insurance', { fileName, fileSize: 9 })
  const content = samplePdf()
  const headers = { 'Content-Type': 'application/pdf' }
  const stored = await member.put(body.filePath, undefined, { rawBody: content, headers })
  if (stored.status !== 200) throw new Error(`no file: ${stored.text}`)
  return { id: body.id as string, content: new TextDecoder().decode(content), stored: stored.body }
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
