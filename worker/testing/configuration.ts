import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach } from 'vitest'
import { companies, holidays } from '#database/schema/company.ts'
import { auditLog } from '#database/schema/operations.ts'
import { type Client, testDatabase } from './api.ts'

export const CONFIGURATION = '/api/admin/company/configuration'

/** Restores the company's configuration after each test of the file. Versions keep increasing. */
export function restoreConfiguration(): void {
  let before: typeof companies.$inferSelect | undefined
  beforeEach(async () => {
    const [row] = await (await testDatabase()).select().from(companies).where(eq(companies.id, 1))
    before = row
  })
  afterEach(async () => {
    const db = await testDatabase()
    const [row] = await db.select().from(companies).where(eq(companies.id, 1))
    await db
      .update(companies)
      .set({ ...before, version: row?.version ?? 1, logoVersion: row?.logoVersion ?? 0 })
    await db.delete(holidays)
  })
}

export async function changeConfiguration(admin: Client, fields: Record<string, unknown>) {
  const { body } = await admin.get(CONFIGURATION)
  return admin.put(CONFIGURATION, { ...body, ...fields })
}

type Action = 'company.configured' | 'company.logo_changed' | 'company.logo_removed'

/** The administrator's newest audit row of the action. */
export async function newestAudit(admin: Client, action: Action) {
  const rows = await (await testDatabase())
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, admin.userId), eq(auditLog.action, action)))
  return rows.at(-1)
}
