import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2'
import argon2Module from '@phi-ag/argon2/argon2.wasm'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { RegistrationStatus, Role } from '#contract/accounts.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { consultations } from '#database/schema/consultations.ts'
import { events } from '#database/schema/operations.ts'
import { secondFactors } from '#database/schema/second-factor.ts'
import { newCardNumber } from '#domain/card-number.ts'
import { signCookie } from '#middleware/session-cookie.ts'
import { type Address, sessionKeysOf } from '#platform/bindings.ts'
import { systemClock } from '#platform/clock.ts'
import { deviceOf } from '#platform/device.ts'
import { sealKnownAccounts } from '#platform/known-devices.ts'
import { ARGON2ID } from '#platform/password-cost.ts'
import { hashPassword } from '#platform/passwords.ts'
import { hmac } from '#platform/secrets.ts'
import { newSession } from '../features/accounts/sign-in/start-session.ts'
import { Client, testDatabase, testEnvironment } from './api.ts'

export const PASSWORD = 'demonstracao'

let hash: Promise<string> | undefined

/** Inserts a user. Unset fields get unique values. */
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

/** A browser that has signed in to the account since its creation, so that another sign-in sends no notice. */
export async function knownBrowser(address: Address, userId: string): Promise<Client> {
  const keys = sessionKeysOf(await testEnvironment(), address)
  const sealed = await sealKnownAccounts(keys, address, [
    { userId, credentialsVersion: 1, deviceId: crypto.randomUUID() },
  ])
  const client = new Client(address)
  client.deviceCookie = `__Host-${address}_device=${encodeURIComponent(sealed)}`
  client.userId = userId
  return client
}

/** The same, found by the account's e-mail, at the member address. */
export async function knownBrowserOf(email: string): Promise<Client> {
  const [user] = await (await testDatabase())
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  return knownBrowser('member', user?.id ?? '')
}

/** The stored form of a password, hashed with `memoryCost` KiB. */
export async function passwordHash(password: string, memoryCost: number): Promise<string> {
  const { PASSWORD_PEPPER } = await testEnvironment()
  const argon2 = new Argon2(await WebAssembly.instantiate(argon2Module))
  return argon2.hash(await hmac(PASSWORD_PEPPER, password), {
    ...ARGON2ID,
    memoryCost,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
    salt: crypto.getRandomValues(new Uint8Array(16)),
  }).encoded
}

export const login = (client: Client, email: string, password = PASSWORD, options = {}) =>
  client.post('/api/login', { email, password }, options)

/** A client with a new session, without the cost of hashing a password. */
async function enteredClient(address: Address, user: { id: string; email: string }): Promise<Client> {
  const client = await knownBrowser(address, user.id)
  const work = { clock: systemClock, caller: { device: deviceOf(undefined) } }
  const { secret, row } = await newSession(work, user, address, PASSWORD)
  await (await testDatabase()).insert(sessions).values(row)
  const keys = sessionKeysOf(await testEnvironment(), address)
  const signed = await signCookie(keys, address, { userId: user.id, secret })
  client.cookie = `__Host-${address}_session=${encodeURIComponent(signed)}`
  return client
}

/** A client signed in as a new user. */
export async function signedInClient(overrides: Partial<typeof users.$inferInsert> = {}): Promise<Client> {
  return enteredClient('member', await createUser(overrides))
}

/** A client signed in at the admin address. */
export async function administratorClient(
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Client> {
  return enteredClient('admin', await createUser({ role: 'admin', ...overrides }))
}

/** The code that an authenticator app shows `steps` time steps from now. */
export function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
}

/**
 * An administrator with a second factor who has entered the password but not the code yet. The code of the
 * current step is accepted, because its use at the enrolment is undone.
 */
export async function enrolledAdministrator() {
  const user = await createUser({ role: 'admin' })
  const credentials = { email: user.email, password: PASSWORD }
  const first = new Client('admin')
  await first.post('/api/admin/login', credentials)
  const { secret } = (await first.post('/api/admin/second-factor/enrolment')).body
  const confirmed = await first.post('/api/admin/second-factor/enrolment/confirm', { code: appCode(secret) })
  expect(confirmed.status).toBe(200)
  const db = await testDatabase()
  await db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, user.id))
  const client = new Client('admin')
  expect((await client.post('/api/admin/login', credentials)).body.access).toBe('code')
  client.userId = user.id
  await client.settled()
  const recoveryCodes: string[] = confirmed.body.recoveryCodes
  return { user, client, first, secret: secret as string, recoveryCodes }
}

/** Inserts another company, without users. */
export async function createCompany(overrides: Partial<typeof companies.$inferInsert> = {}) {
  const row = {
    name: 'Cuidar Mais',
    primaryColor: '#0b6e69',
    phone: '0800 765 4321',
    website: 'www.cuidarmais.example',
    timeZone: 'America/Sao_Paulo',
    ...overrides,
  }
  const [created] = await (await testDatabase()).insert(companies).values(row).returning()
  if (!created) throw new Error('no company')
  return created
}

/** An administrator without a second factor, in a company that requires one. */
export async function administratorOfStrictCompany(): Promise<Client> {
  const company = await createCompany({ secondFactorRequired: true })
  return administratorClient({ companyId: company.id })
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

/** Inserts an event that is sent by e-mail, for a new user unless `userId` is given. */
export async function createMail(overrides: Partial<typeof events.$inferInsert> = {}) {
  const row = {
    id: crypto.randomUUID(),
    companyId: 1,
    userId: overrides.userId ?? (await createUser()).id,
    kind: 'password_changed' as const,
    parameters: {},
    shown: false,
    notifyAt: new Date(),
    mailStatus: 'waiting' as const,
    mailAttempts: 0,
    mailDueAt: new Date(),
    ...overrides,
  }
  await (await testDatabase()).insert(events).values(row)
  return row
}
