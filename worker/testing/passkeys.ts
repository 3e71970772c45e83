import { eq } from 'drizzle-orm'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { MINUTE } from '#domain/duration.ts'
import { type Answer, Client, testDatabase } from './api.ts'
import { type Authenticator, addPasskey, passkeyPathOf } from './authenticator.ts'
import { signedInClient } from './factories.ts'

const refused = { body: { code: 'passkey_refused' } }
export const notSignedIn = { status: 401, ...refused }
export const notAccepted = { status: 422, ...refused }

/** Options for a request that the server receives `minutes` later, or earlier if negative. */
export const inMinutes = (minutes: number) => ({ later: minutes * MINUTE })

export async function memberWithPasskey() {
  const client = await signedInClient()
  return { client, ...(await addPasskey(client)) }
}

export async function signInOptions(client: Client) {
  return (await client.post(`${passkeyPathOf(client)}/sign-in/options`)).body
}

export async function signInWith(
  authenticator: Authenticator,
  deviation: Parameters<Authenticator['get']>[1] = {},
  client = new Client(),
): Promise<{ client: Client; answer: Answer }> {
  const assertion = await authenticator.get(await signInOptions(client), deviation)
  return { client, answer: await client.post(`${passkeyPathOf(client)}/sign-in`, assertion) }
}

/** Proves the identity of a session's user with the passkey of an authenticator. */
export async function proveWith(authenticator: Authenticator, client: Client, deviation = {}) {
  const path = `${passkeyPathOf(client)}/proof`
  const options = (await client.post(`${path}/options`)).body
  return client.post(path, await authenticator.get(options, deviation))
}

/** The actions in the audit rows about a user. */
export async function readActions(userId: string) {
  const rows = await (await testDatabase()).select().from(auditLog).where(eq(auditLog.subjectId, userId))
  return rows.map(({ action }) => action)
}

export async function readEmail(userId: string): Promise<string> {
  const [user] = await (await testDatabase()).select().from(users).where(eq(users.id, userId))
  return user?.email ?? ''
}
