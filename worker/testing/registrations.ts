import { eq } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/registrations.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { testDatabase } from './api.ts'
import { createUser } from './factories.ts'

export const base = '/api/admin/registrations'
export const rejection = { reason: 'incomplete', text: 'Informe o nome completo.' }
/** Decisions can be undone for as long as in a deployment. */
export const held = { env: { UNDO_SECONDS: String(UNDO_SECONDS) } }

/** A registration whose e-mail was confirmed, waiting for a decision since then. */
export const waiting = ({
  emailConfirmedAt = new Date(),
  ...overrides
}: Parameters<typeof createUser>[0] & { emailConfirmedAt?: Date } = {}) =>
  createUser({
    status: 'email_confirmed',
    emailConfirmedAt,
    statusSince: emailConfirmedAt,
    ...overrides,
  })

export async function readUser(id: string) {
  const [row] = await (await testDatabase()).select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('no account')
  return row
}

export async function readEvents(id: string) {
  return (await testDatabase()).select().from(events).where(eq(events.userId, id))
}

export async function readAudit(id: string) {
  const rows = await (await testDatabase()).select().from(auditLog).where(eq(auditLog.subjectId, id))
  return rows.sort((one, other) => one.at.getTime() - other.at.getTime())
}
