import { describe, expect, it } from 'vitest'
import { sessions, users } from '#database/schema/accounts.ts'
import { auditLog, throttles } from '#database/schema/operations.ts'
import { Client, readRows, refusal, statusesOf, testDatabase, updateRows } from '#testing/api.ts'
import { Authenticator, addPasskey } from '#testing/authenticator.ts'
import { administratorClient, createUser, enrolledAdministrator, PASSWORD } from '#testing/factories.ts'
import { askForReset, newestMailTo, subjectsTo } from '#testing/mail.ts'
import {
  inMinutes,
  memberWithPasskey,
  notSignedIn,
  readActions,
  readEmail,
  signInOptions,
  signInWith,
} from '#testing/passkeys.ts'

describe('the sign-in with a passkey', () => {
  it('signs in without e-mail and password', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const { client, answer } = await signInWith(authenticator)
    expect(answer).toMatchObject({ status: 200, body: { id: owner.userId } })
    expect((await client.get('/api/user')).body).toMatchObject({ id: owner.userId })
    const [passkey] = (await owner.get('/api/passkeys')).body
    expect(passkey.lastUsedAt).toEqual(expect.any(String))
    const rows = await readRows(auditLog, { subjectId: owner.userId })
    expect(rows.find(({ detail }) => detail)).toMatchObject({
      action: 'account.signed_in',
      detail: { method: 'passkey' },
    })
  })

  it('writes nothing for a page that only asks for a challenge', async () => {
    const answer = await new Client().post('/api/passkeys/sign-in/options')
    expect(answer).toMatchObject({
      status: 200,
      body: { rpId: 'member.test', userVerification: 'required', allowCredentials: [] },
    })
    expect(answer.trips).toBe(0)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the other address', { origin: 'http://admin.test' }],
    ['another relying party', { rpId: 'admin.test' }],
    ['no user verification', { userVerified: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a frame of another site', { crossOrigin: true }],
    ['an invented challenge', { challenge: 'aW52ZW50ZWQ' }],
    ['another user’s handle', { userHandle: 'b3V0cmE' }],
    ['a broken signature', { brokenSignature: true }],
  ])('refuses an answer with %s', async (_, deviation) => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const { client, answer } = await signInWith(authenticator, deviation)
    expect(answer).toMatchObject(notSignedIn)
    expect(client.cookie).toBeUndefined()
    expect(await readActions(owner.userId)).toContain('passkey.refused')
  })

  it('refuses an unknown credential', async () => {
    expect(
      (await signInWith(new Authenticator('http://member.test'), { userHandle: 'b3V0cmE' })).answer,
    ).toMatchObject(notSignedIn)
  })

  it('refuses an answer that was given before', async () => {
    const { authenticator } = await memberWithPasskey()
    const client = new Client()
    const assertion = await authenticator.get(await signInOptions(client))
    expect((await client.post('/api/passkeys/sign-in', assertion)).status).toBe(200)
    expect(await new Client().post('/api/passkeys/sign-in', assertion)).toMatchObject(notSignedIn)
  })

  it('opens one session for an answer that is sent several times at once', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const assertion = await authenticator.get(await signInOptions(new Client()))
    expect(
      await statusesOf([1, 2, 3, 4].map(() => new Client().post('/api/passkeys/sign-in', assertion))),
    ).toEqual([200, 401, 401, 401])
    expect(await readRows(sessions, { userId: owner.userId })).toHaveLength(2)
  })

  it('refuses a challenge after five minutes', async () => {
    const { authenticator } = await memberWithPasskey()
    const client = new Client()
    const { body } = await client.post('/api/passkeys/sign-in/options', undefined, inMinutes(-6))
    expect(await client.post('/api/passkeys/sign-in', await authenticator.get(body))).toMatchObject(
      notSignedIn,
    )
  })

  it('refuses an answer to a challenge of the other address', async () => {
    const { authenticator } = await memberWithPasskey()
    const { challenge } = await signInOptions(new Client('admin'))
    const assertion = await authenticator.get({ challenge, rpId: 'member.test' })
    expect(await new Client().post('/api/passkeys/sign-in', assertion)).toMatchObject(notSignedIn)
  })

  it('refuses a counter that stays the same or decreases', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    expect((await signInWith(authenticator, { signatures: 7 })).answer.status).toBe(200)
    for (const signatures of [7, 6, 0]) {
      expect((await signInWith(authenticator, { signatures })).answer).toMatchObject(notSignedIn)
    }
    expect((await signInWith(authenticator, { signatures: 8 })).answer.status).toBe(200)
    expect(await readActions(owner.userId)).toContain('passkey.refused')
  })

  it('refuses a blocked account', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    await updateRows(users, { id: owner.userId }, { blockedAt: new Date() })
    const { client, answer } = await signInWith(authenticator)
    expect(answer).toMatchObject(refusal(403, 'account_blocked'))
    expect(client.cookie).toBeUndefined()
  })

  it('works while others’ wrong passwords lock the account', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const email = await readEmail(owner.userId)
    const stranger = new Client()
    for (let n = 0; n < 6; n++) await stranger.post('/api/login', { email, password: 'errada-1' })
    expect((await new Client().post('/api/login', { email, password: PASSWORD })).status).toBe(429)
    expect((await signInWith(authenticator)).answer.status).toBe(200)
  })

  it('limits refused answers by client IP, and does not count accepted ones', async () => {
    const { authenticator } = await memberWithPasskey()
    const stranger = new Client()
    for (let n = 0; n < 3; n++)
      expect((await signInWith(authenticator, {}, stranger)).answer.status).toBe(200)
    const wrong = async () => (await signInWith(authenticator, { brokenSignature: true }, stranger)).answer
    for (let n = 0; n < 30; n++) expect((await wrong()).status).toBe(401)
    expect(await wrong()).toMatchObject(refusal(429, 'too_many_requests'))
    expect((await signInWith(authenticator, {}, stranger)).answer.status).toBe(429)
    expect((await signInWith(authenticator)).answer.status).toBe(200)
    await (await testDatabase()).delete(throttles)
  })

  it('ends the session that the browser had before', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const before = client.cookie
    expect((await signInWith(authenticator, {}, client)).answer.status).toBe(200)
    const old = new Client()
    old.cookie = before
    expect((await old.get('/api/user')).status).toBe(401)
  })
})

describe('a password reset by mail', () => {
  async function resetPassword(userId: string) {
    const email = await readEmail(userId)
    const { visitor, token } = await askForReset(email)
    const answer = await visitor.post('/api/password-reset/confirm', { token, password: 'depois da troca' })
    expect(answer.status).toBe(200)
    return { email, visitor }
  }

  it('removes the passkeys of a member, with an audit row and an e-mail', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const { email, visitor } = await resetPassword(client.userId)
    expect((await signInWith(authenticator)).answer).toMatchObject(notSignedIn)
    expect(await readActions(client.userId)).toContain('passkey.removed')
    await newestMailTo(visitor, email)
    const subjects = subjectsTo(email)
    expect(subjects).toEqual(
      expect.arrayContaining(['Sua senha foi alterada', 'Uma chave de acesso foi removida']),
    )
  })

  it('sends no such e-mail to a member without passkeys', async () => {
    const { id, email } = await createUser()
    const { visitor } = await resetPassword(id)
    await newestMailTo(visitor, email)
    expect(subjectsTo(email)).not.toContain('Uma chave de acesso foi removida')
    expect(await readActions(id)).not.toContain('passkey.removed')
  })

  it('keeps the app of an administrator on, and removes the passkeys', async () => {
    const { user, first } = await enrolledAdministrator()
    const { authenticator, answer } = await addPasskey(first)
    expect(answer.status).toBe(201)
    await resetPassword(user.id)
    expect((await signInWith(authenticator, {}, new Client('admin'))).answer).toMatchObject(notSignedIn)
    const credentials = { email: user.email, password: 'depois da troca' }
    expect((await new Client('admin').post('/api/admin/login', credentials)).body.access).toBe('code')
  })

  it('keeps the passkeys of an administrator without the app, who still needs one', async () => {
    const admin = await administratorClient()
    const { authenticator } = await addPasskey(admin)
    const { email } = await resetPassword(admin.userId)
    const credentials = { email, password: 'depois da troca' }
    expect((await new Client('admin').post('/api/admin/login', credentials)).body.access).toBe('code')
    expect((await signInWith(authenticator, {}, new Client('admin'))).answer.status).toBe(200)
  })
})
