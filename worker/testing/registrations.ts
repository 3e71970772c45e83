import { eq, or, sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/registrations.ts'
import { users } from '#database/schema/accounts.ts'
import type { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { systemClock } from '#platform/clock.ts'
import { deliverMessages } from '#worker/features/messages/deliver-messages.ts'
import { EMAIL, testDatabase, testEnvironment } from './api.ts'
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

/** Moves the decision on a registration or a policy, and its message, `seconds` into the past. */
export async function ageDecision(table: typeof users | typeof policies, id: string, seconds: number) {
  const back = seconds * 1000
  const db = await testDatabase()
  await db
    .update(table)
    .set({ decidedAt: sql`${table.decidedAt} - ${back}` })
    .where(eq(table.id, id))
  await db
    .update(events)
    .set({ notifyAt: sql`${events.notifyAt} - ${back}`, mailDueAt: sql`${events.mailDueAt} - ${back}` })
    .where(or(eq(events.userId, id), eq(events.subjectId, id)))
}

/** Sends the e-mails that are due, as the cron does. */
export async function deliver(email: SendEmail = EMAIL): Promise<void> {
  const env = { ...(await testEnvironment()), EMAIL: email }
  await deliverMessages({ db: await testDatabase(), clock: systemClock, env })
}

/** What `act` answers while no row about the subject can be written to the table. */
export async function withoutRoomIn<T>(
  table: string,
  column: string,
  id: string,
  act: () => Promise<T>,
): Promise<T> {
  const db = await testDatabase()
  const name = `fault_${crypto.randomUUID().replaceAll('-', '')}`
  const verb = column === 'id' ? 'UPDATE' : 'INSERT'
  const condition = `new.${column} = '${id}'`
  await db.run(
    sql.raw(
      `CREATE TRIGGER ${name} BEFORE ${verb} ON ${table} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'no room'); END`,
    ),
  )
  try {
    return await act()
  } finally {
    await db.run(sql.raw(`DROP TRIGGER ${name}`))
  }
}
