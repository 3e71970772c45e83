import { expect } from 'vitest'
import type { RegistrationStatus, Role } from '../contract/accounts.ts'
import { users } from '../database/schema/accounts.ts'
import { consultations } from '../database/schema/consultations.ts'
import { newCardNumber } from '../platform/card-number.ts'
import { hashPassword } from '../platform/passwords.ts'
import { Client, testDatabase, testEnvironment } from './api.ts'

export const PASSWORD = 'demonstracao'

let hash: Promise<string> | undefined

/** An account as the database holds it, with values of its own. */
export async function createUser(overrides: Partial<typeof users.$inferInsert> = {}) {
  const env = await testEnvironment()
  hash ??= hashPassword(env.PASSWORD_PEPPER, PASSWORD)
  const id = crypto.randomUUID()
  const now = new Date()
  const row = {
    id,
    companyId: 1,
    fullName: `Pessoa ${id.slice(0, 8)}`,
    email: `${id}@exemplo.com.br`,
    passwordHash: await hash,
    role: 'member' as Role,
    status: 'approved' as RegistrationStatus,
    statusSince: now,
    createdAt: now,
    confirmationSentAt: now,
    cardNumber: newCardNumber(),
    ...overrides,
  }
  await (await testDatabase()).insert(users).values(row)
  return row
}

/** A client that signed in as a new account. */
export async function signedInClient(overrides: Partial<typeof users.$inferInsert> = {}): Promise<Client> {
  const user = await createUser(overrides)
  const client = new Client('member')
  const answer = await client.post('/api/login', { email: user.email, password: PASSWORD })
  expect(answer.status).toBe(200)
  client.userId = user.id
  await client.settled()
  return client
}

/** A client that signed in at the administrators' address. */
export async function administratorClient(
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Client> {
  const user = await createUser({ role: 'admin', ...overrides })
  const client = new Client('admin')
  const answer = await client.post('/api/admin/login', { email: user.email, password: PASSWORD })
  expect(answer.status).toBe(200)
  client.userId = user.id
  await client.settled()
  return client
}

export async function createConsultation(
  ownerId: string,
  overrides: Partial<typeof consultations.$inferInsert> = {},
) {
  const row = {
    id: crypto.randomUUID(),
    ownerId,
    date: new Date(Date.now() + 86_400_000),
    type: 'In-person' as const,
    status: 'Scheduled' as const,
    createdAt: new Date(),
    ...overrides,
  }
  await (await testDatabase()).insert(consultations).values(row)
  return row
}
