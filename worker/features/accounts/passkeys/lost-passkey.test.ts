import { describe, expect, it } from 'vitest'
import { passkeys } from '#database/schema/passkeys.ts'
import { DAY } from '#domain/duration.ts'
import { Client, readRows, testDatabase } from '#testing/api.ts'
import { addPasskey } from '#testing/authenticator.ts'
import { administratorClient, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { endSessionsTokenIn, mailsTo, newestMailTo } from '#testing/mail.ts'
import {
  inMinutes,
  memberWithPasskey,
  notSignedIn,
  proveWith,
  readActions,
  readEmail,
  signInWith,
} from '#testing/passkeys.ts'
import { removeDuePasskeys } from './passkey-removal.ts'

const SECOND = 1000

const asksForPasskey = { status: 403, body: { code: 'fresh_proof_required', factors: ['passkey'] } }

/** A member with a passkey, and a session of a thief who has only the password. */
async function memberAndThief() {
  const owner = await memberWithPasskey()
  const email = await readEmail(owner.client.userId)
  const thief = new Client()
  await login(thief, email)
  const path = `/api/passkeys/${owner.answer.body.id}`
  return { ...owner, email, thief, path }
}

/** Actions that take the account from its owner, or add a way to sign in. */
const graveActions = (client: Client, path: string, options = {}) => ({
  'removes the passkey': () => client.delete(path, options),
  'adds another passkey': () => client.post('/api/passkeys/options', undefined, options),
  'changes the e-mail': () =>
    client.post(
      '/api/email-change',
      { email: `${crypto.randomUUID()}@exemplo.com.br`, password: PASSWORD },
      options,
    ),
  'changes the password': () =>
    client.put('/api/password', { currentPassword: PASSWORD, newPassword: 'uma nova senha' }, options),
})

async function removeDue(at: Date) {
  await removeDuePasskeys({ db: await testDatabase(), clock: { now: () => at } })
}

async function readPasskey(userId: string) {
  const [row] = await readRows(passkeys, { userId })
  return row
}

describe('a sensitive action of a member with a passkey', () => {
  it('is refused to a session with only the password, even after typing the password again', async () => {
    const { client, thief, path, email } = await memberAndThief()
    expect((await thief.post('/api/password/proof', { password: PASSWORD })).status).toBe(204)
    for (const [name, act] of Object.entries(graveActions(thief, path)))
      expect(await act(), name).toMatchObject(asksForPasskey)
    expect((await client.get('/api/passkeys')).body).toHaveLength(1)
    expect((await client.get('/api/user')).body).toMatchObject({ email, newEmail: null })
  })

  it('is done at once after a proof with the passkey, for five minutes', async () => {
    const { client, authenticator, path } = await memberAndThief()
    for (const [name, act] of Object.entries(graveActions(client, path, inMinutes(6))))
      expect(await act(), name).toMatchObject(asksForPasskey)
    expect((await proveWith(authenticator, client)).status).toBe(204)
    const { 'removes the passkey': remove, ...others } = graveActions(client, path)
    for (const [name, act] of Object.entries(others)) expect((await act()).status, name).toBe(200)
    expect((await remove()).status).toBe(204)
  })

  it('is proven by the sign-in with the passkey', async () => {
    const { authenticator, path } = await memberAndThief()
    const { client } = await signInWith(authenticator)
    expect((await client.delete(path)).status).toBe(204)
  })

  it('asks a member without a passkey only for the password', async () => {
    const client = await signedInClient()
    const { 'removes the passkey': _, ...others } = graveActions(client, '')
    for (const [name, act] of Object.entries(others)) expect((await act()).status, name).toBe(200)
  })
})

describe('the removal of a passkey that was lost', () => {
  it('waits 24 hours, and then leaves the account to the password', async () => {
    const { client, thief, path, authenticator, email } = await memberAndThief()
    const asked = await thief.post(`${path}/removal`)
    expect(asked).toMatchObject({ status: 200, body: { removalAt: expect.any(String) } })
    const due = new Date(asked.body.removalAt).getTime()
    expect(Math.abs(due - Date.now() - DAY)).toBeLessThan(10 * SECOND)
    expect((await client.get('/api/passkeys')).body).toEqual([asked.body])

    await removeDue(new Date(due - SECOND))
    expect(await readPasskey(client.userId)).toBeDefined()
    expect(await thief.delete(path)).toMatchObject(asksForPasskey)

    await removeDue(new Date(due))
    await removeDue(new Date(due))
    expect(await readPasskey(client.userId)).toBeUndefined()
    expect((await signInWith(authenticator)).answer).toMatchObject(notSignedIn)
    const again = new Client()
    await login(again, email)
    expect((await graveActions(again, path)['changes the e-mail']()).status).toBe(200)
    const actions = await readActions(client.userId)
    expect(actions.filter((action) => action.startsWith('passkey.remov'))).toEqual([
      'passkey.removal_asked',
      'passkey.removed',
    ])
  })

  it('tells the owner immediately, and only once', async () => {
    const { thief, path, email } = await memberAndThief()
    const first = await thief.post(`${path}/removal`)
    expect((await thief.post(`${path}/removal`, undefined, inMinutes(3))).body).toEqual(first.body)
    const mail = await newestMailTo(thief, email)
    expect(mail.subject).toBe('Uma chave de acesso será removida em 24 horas')
    expect(mail.text).toContain('Não fui eu: manter a chave')
    expect(mailsTo(email).filter(({ subject }) => subject === mail.subject)).toHaveLength(1)
  })

  it('asks for a fresh proof, which the password gives', async () => {
    const { thief, path } = await memberAndThief()
    const late = await thief.post(`${path}/removal`, undefined, inMinutes(6))
    expect(late).toMatchObject({ status: 403, body: { code: 'fresh_proof_required', factors: [] } })
  })

  it('is stopped by the link of the e-mail, which also ends the session that asked', async () => {
    const { client, thief, path, email, authenticator } = await memberAndThief()
    const { body } = await thief.post(`${path}/removal`)
    const token = endSessionsTokenIn(await newestMailTo(thief, email))
    expect((await new Client().post('/api/sessions/end-by-link', { token })).status).toBe(200)
    expect((await thief.get('/api/user')).status).toBe(401)
    await removeDue(new Date(body.removalAt))
    expect((await signInWith(authenticator)).answer.status).toBe(200)
    expect(await readActions(client.userId)).toContain('passkey.removal_stopped')
  })

  it('is stopped in the profile, without a proof', async () => {
    const { client, path } = await memberAndThief()
    const { body } = await client.post(`${path}/removal`)
    const kept = await client.delete(`${path}/removal`, inMinutes(60))
    expect(kept).toMatchObject({ status: 200, body: { removalAt: null } })
    expect((await client.delete(`${path}/removal`)).status).toBe(200)
    await removeDue(new Date(body.removalAt))
    expect(await readPasskey(client.userId)).toBeDefined()
    const actions = await readActions(client.userId)
    expect(actions.filter((action) => action === 'passkey.removal_stopped')).toHaveLength(1)
  })

  it('is stopped by the use of the passkey', async () => {
    const { client, thief, path, authenticator } = await memberAndThief()
    await thief.post(`${path}/removal`)
    await signInWith(authenticator)
    expect(await readPasskey(client.userId)).toMatchObject({ removalAt: null })
  })

  it('removes only that passkey', async () => {
    const { client, path } = await memberAndThief()
    const second = await addPasskey(client)
    const stranger = await memberAndThief()
    const { body } = await client.post(`${path}/removal`)
    await removeDue(new Date(body.removalAt))
    expect((await client.get('/api/passkeys')).body).toEqual([second.answer.body])
    expect(await readPasskey(stranger.client.userId)).toBeDefined()
  })

  it('is not for administrators, whose passkeys are the second factor', async () => {
    const { client, path } = await memberAndThief()
    const { body } = await client.post(`${path}/removal`)
    const colleague = await administratorClient()
    const promoted = await colleague.put(`/api/admin/members/${client.userId}/role`, { role: 'admin' })
    expect(promoted.status).toBe(200)
    await removeDue(new Date(body.removalAt))
    expect(await readPasskey(client.userId)).toBeDefined()
  })
})
