import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '#database/schema/accounts.ts'
import { auditLog, throttles } from '#database/schema/operations.ts'
import { passkeys, usedChallenges } from '#database/schema/passkeys.ts'
import { type Answer, Client, testDatabase } from '#testing/api.ts'
import { Authenticator, addPasskey, passkeyPathOf } from '#testing/authenticator.ts'
import {
  administratorClient,
  createUser,
  enrolledAdministrator,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const MINUTE = 60_000
const inMinutes = (minutes: number) => ({ clock: { now: () => new Date(Date.now() + minutes * MINUTE) } })

const refused = { body: { code: 'passkey_refused' } }
const notSignedIn = { status: 401, ...refused }
const notAccepted = { status: 422, ...refused }

/** A member with a passkey. */
async function memberWithPasskey() {
  const client = await signedInClient()
  return { client, ...(await addPasskey(client)) }
}

async function signInOptions(client: Client) {
  return (await client.post(`${passkeyPathOf(client)}/sign-in/options`)).body
}

async function signIn(
  authenticator: Authenticator,
  deviation: Parameters<Authenticator['get']>[1] = {},
  client = new Client(),
): Promise<{ client: Client; answer: Answer }> {
  const assertion = await authenticator.get(await signInOptions(client), deviation)
  return { client, answer: await client.post(`${passkeyPathOf(client)}/sign-in`, assertion) }
}

async function actionsOf(userId: string) {
  const rows = await (await testDatabase()).select().from(auditLog).where(eq(auditLog.subjectId, userId))
  return rows.map(({ action }) => action)
}

async function emailOf(userId: string): Promise<string> {
  const [user] = await (await testDatabase()).select().from(users).where(eq(users.id, userId))
  return user?.email ?? ''
}

describe('adding a passkey', () => {
  it('asks for a discoverable credential that verifies its user, under a random handle', async () => {
    const client = await signedInClient()
    const { body } = await client.post('/api/passkeys/options')
    expect(body).toMatchObject({
      rp: { id: 'member.test', name: 'Viver Bem' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(body.user.id).toMatch(/^[\w-]{43}$/)
    expect(body.user.id).not.toBe((await client.post('/api/passkeys/options')).body.user.id)
  })

  it('shows it in the list, tells the owner by e-mail and leaves an audit row', async () => {
    const { client, answer, authenticator, options } = await memberWithPasskey()
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'Aparelho desconhecido', lastUsedAt: null },
    })
    expect((await client.get('/api/passkeys')).body).toEqual([answer.body])
    expect((await newestMailTo(client, await emailOf(client.userId))).subject).toBe(
      'Uma chave de acesso foi adicionada',
    )
    expect(await actionsOf(client.userId)).toContain('passkey.added')
    const again = (await client.post('/api/passkeys/options')).body
    expect(again.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
    expect(again.user.id).toBe(options.user.id)
  })

  it('stores the key and its counter, and neither challenge nor e-mail', async () => {
    const { client, options } = await memberWithPasskey()
    const db = await testDatabase()
    const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, client.userId))
    expect(row).toMatchObject({ address: 'member', signatures: 0, userHandle: options.user.id })
    const stored = JSON.stringify([row, await db.select().from(usedChallenges)])
    expect(stored).not.toContain(options.challenge)
    expect(stored).not.toContain(await emailOf(client.userId))
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the other address', { origin: 'http://admin.test' }],
    ['another relying party', { rpId: 'admin.test' }],
    ['no user verification', { userVerified: false }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a frame of another site', { crossOrigin: true }],
    ['an invented challenge', { challenge: 'aW52ZW50ZWQ' }],
  ])('refuses an answer with %s', async (_, deviation) => {
    const client = await signedInClient()
    const options = (await client.post('/api/passkeys/options')).body
    const credential = await new Authenticator(client.origin).create(options, deviation)
    expect(await client.post('/api/passkeys', { credential })).toMatchObject(notAccepted)
    expect((await client.get('/api/passkeys')).body).toEqual([])
  })

  it('offers a challenge of its own to each request of one moment, so that all answers are accepted', async () => {
    const { client } = await memberWithPasskey()
    const now = new Date()
    const ask = () => client.post('/api/passkeys/options', undefined, { clock: { now: () => now } })
    const offers = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ body }) => body)
    expect(new Set(offers.map(({ challenge }) => challenge)).size).toBe(12)
    expect(new Set(offers.map(({ user }) => user.id)).size).toBe(1)
    const add = async (options: (typeof offers)[number]) =>
      client.post('/api/passkeys', { credential: await new Authenticator(client.origin).create(options) })
    const answers = await Promise.all(offers.slice(0, 6).map(add))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  })

  it('uses each challenge once, within five minutes and in its own session', async () => {
    const [client, other] = [await signedInClient(), await signedInClient()]
    const options = (await client.post('/api/passkeys/options')).body
    const answerOf = async () => ({ credential: await new Authenticator(client.origin).create(options) })
    expect(await other.post('/api/passkeys', await answerOf())).toMatchObject(notAccepted)
    const late = await client.post('/api/passkeys', await answerOf(), inMinutes(4))
    expect(late.status).toBe(201)
    expect(await client.post('/api/passkeys', await answerOf())).toMatchObject(notAccepted)

    const old = (await client.post('/api/passkeys/options', undefined, inMinutes(-4))).body
    const expired = { credential: await new Authenticator(client.origin).create(old) }
    expect(await client.post('/api/passkeys', expired, inMinutes(1))).toMatchObject(notAccepted)
  })

  it('refuses a sign-in’s challenge', async () => {
    const client = await signedInClient()
    const options = (await client.post('/api/passkeys/options')).body
    const { challenge } = await signInOptions(client)
    const credential = await new Authenticator(client.origin).create({ ...options, challenge })
    expect(await client.post('/api/passkeys', { credential })).toMatchObject(notAccepted)
  })

  it('refuses a credential that is already known, also to another account', async () => {
    const { authenticator } = await memberWithPasskey()
    const other = await signedInClient()
    const options = (await other.post('/api/passkeys/options')).body
    const credential = await authenticator.create(options)
    expect(await other.post('/api/passkeys', { credential })).toMatchObject({
      status: 409,
      body: { code: 'passkey_known' },
    })
  })

  it('ends at twenty passkeys', async () => {
    const { client, options } = await memberWithPasskey()
    const db = await testDatabase()
    const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, client.userId))
    if (!row) throw new Error('no passkey')
    const copies = Array.from({ length: 19 }, (_, n) => ({
      ...row,
      id: `${row.id}${n}`,
      credentialId: `${row.id}${n}`,
    }))
    await db.batch([
      db.insert(passkeys).values(copies.slice(0, 6)),
      db.insert(passkeys).values(copies.slice(6, 12)),
    ])
    const room = (await client.post('/api/passkeys/options')).body
    await db.insert(passkeys).values(copies.slice(12, 18))
    await db.insert(passkeys).values(copies.slice(18))
    const full = { status: 409, body: { code: 'passkey_limit' } }
    expect(await client.post('/api/passkeys/options')).toMatchObject(full)
    const credential = await new Authenticator(client.origin).create(room)
    expect(await client.post('/api/passkeys', { credential })).toMatchObject(full)
    expect(room.user.id).toBe(options.user.id)
    expect((await client.get('/api/passkeys')).body).toHaveLength(20)
  })

  it('asks for a fresh proof, which the password gives', async () => {
    const client = await signedInClient()
    const later = inMinutes(6)
    const asked = { status: 403, body: { code: 'fresh_proof_required' } }
    expect(await client.post('/api/passkeys/options', undefined, later)).toMatchObject(asked)
    expect(await client.post('/api/password/proof', { password: 'errada-1' }, later)).toMatchObject({
      status: 422,
      body: { code: 'wrong_current_password', fields: { password: expect.any(String) } },
    })
    expect(await client.post('/api/passkeys/options', undefined, later)).toMatchObject(asked)
    expect((await client.post('/api/password/proof', { password: PASSWORD }, later)).status).toBe(204)
    expect((await client.post('/api/passkeys/options', undefined, later)).status).toBe(200)
    expect(await client.post('/api/passkeys/options', undefined, inMinutes(12))).toMatchObject(asked)
    expect(await actionsOf(client.userId)).toContain('account.password_confirmed')
  })
})

describe('the list of passkeys', () => {
  it('renames one and removes one, with audit rows and an e-mail', async () => {
    const { client, answer } = await memberWithPasskey()
    const path = `/api/passkeys/${answer.body.id}`
    expect((await client.patch(path, { name: '  Celular da Maria ' })).body).toMatchObject({
      name: 'Celular da Maria',
    })
    for (const name of [' ', '\u202e\u200b', 'https://evil.com clique', 'clique em evil.com', 'a@evil.com'])
      expect(await client.patch(path, { name })).toMatchObject({
        status: 422,
        body: { fields: { name: expect.any(String) } },
      })
    expect((await client.patch(path, { name: '\u202eabc\n\u2066def' })).body).toMatchObject({
      name: 'abc def',
    })
    const clean = await addPasskey(client, 'Chave\u202e da\u00a0Maria')
    expect(clean.answer.body.name).toBe('Chave da Maria')
    expect((await addPasskey(client, 'www.evil')).answer.status).toBe(422)
    expect((await client.delete(`/api/passkeys/${clean.answer.body.id}`)).status).toBe(204)
    expect((await client.delete(path)).status).toBe(204)
    expect((await client.get('/api/passkeys')).body).toEqual([])
    expect(await actionsOf(client.userId)).toEqual(
      expect.arrayContaining(['passkey.added', 'passkey.renamed', 'passkey.removed']),
    )
    expect((await newestMailTo(client, await emailOf(client.userId))).subject).toBe(
      'Uma chave de acesso foi removida',
    )
  })

  it('answers another person’s passkey as a missing one', async () => {
    const { answer } = await memberWithPasskey()
    const other = await signedInClient()
    const missing = { status: 404, body: { code: 'not_found' } }
    const path = `/api/passkeys/${answer.body.id}`
    expect(await other.patch(path, { name: 'Minha' })).toMatchObject(missing)
    expect(await other.delete(path)).toMatchObject(missing)
    expect((await other.get('/api/passkeys')).body).toEqual([])
  })

  it('no longer signs in with a removed passkey', async () => {
    const { client, answer, authenticator } = await memberWithPasskey()
    await client.delete(`/api/passkeys/${answer.body.id}`)
    expect((await signIn(authenticator)).answer).toMatchObject(notSignedIn)
  })

  it('keeps the passkeys when the password changes', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const body = { currentPassword: PASSWORD, newPassword: 'outra-senha-boa' }
    expect((await client.put('/api/password', body)).status).toBe(200)
    expect((await signIn(authenticator)).answer.status).toBe(200)
  })
})

describe('a password reset by mail', () => {
  async function resetOf(userId: string) {
    const email = await emailOf(userId)
    const visitor = new Client()
    await visitor.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(visitor, email))
    const answer = await visitor.post('/api/password-reset/confirm', { token, password: 'depois da troca' })
    expect(answer.status).toBe(200)
    return { email, visitor }
  }

  it('removes the passkeys of a member, with an audit row and an e-mail', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const { email, visitor } = await resetOf(client.userId)
    expect((await signIn(authenticator)).answer).toMatchObject(notSignedIn)
    expect(await actionsOf(client.userId)).toContain('passkey.removed')
    await newestMailTo(visitor, email)
    const subjects = mailsTo(email).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Sua senha foi alterada', 'Uma chave de acesso foi removida']),
    )
  })

  it('sends no such e-mail to a member without passkeys', async () => {
    const { id, email } = await createUser()
    const { visitor } = await resetOf(id)
    await newestMailTo(visitor, email)
    expect(mailsTo(email).map(({ subject }) => subject)).not.toContain('Uma chave de acesso foi removida')
    expect(await actionsOf(id)).not.toContain('passkey.removed')
  })

  it('keeps the app of an administrator on, and removes the passkeys', async () => {
    const { user, first } = await enrolledAdministrator()
    const { authenticator, answer } = await addPasskey(first)
    expect(answer.status).toBe(201)
    await resetOf(user.id)
    expect((await signIn(authenticator, {}, new Client('admin'))).answer).toMatchObject(notSignedIn)
    const credentials = { email: user.email, password: 'depois da troca' }
    expect((await new Client('admin').post('/api/admin/login', credentials)).body.access).toBe('code')
  })

  it('keeps the passkeys of an administrator without the app, who still needs one', async () => {
    const admin = await administratorClient()
    const { authenticator } = await addPasskey(admin)
    const { email } = await resetOf(admin.userId)
    const credentials = { email, password: 'depois da troca' }
    expect((await new Client('admin').post('/api/admin/login', credentials)).body.access).toBe('code')
    expect((await signIn(authenticator, {}, new Client('admin'))).answer.status).toBe(200)
  })
})

describe('the sign-in with a passkey', () => {
  it('signs in without e-mail and password', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const { client, answer } = await signIn(authenticator)
    expect(answer).toMatchObject({ status: 200, body: { id: owner.userId } })
    expect((await client.get('/api/user')).body).toMatchObject({ id: owner.userId })
    const [passkey] = (await owner.get('/api/passkeys')).body
    expect(passkey.lastUsedAt).toEqual(expect.any(String))
    const db = await testDatabase()
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, owner.userId))
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
    const { client, answer } = await signIn(authenticator, deviation)
    expect(answer).toMatchObject(notSignedIn)
    expect(client.cookie).toBeUndefined()
    expect(await actionsOf(owner.userId)).toContain('passkey.refused')
  })

  it('refuses a credential that nobody has', async () => {
    expect(
      (await signIn(new Authenticator('http://member.test'), { userHandle: 'b3V0cmE' })).answer,
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
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => new Client().post('/api/passkeys/sign-in', assertion)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const db = await testDatabase()
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.userId))).toHaveLength(2)
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

  it('refuses a counter that stands still or goes back', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    expect((await signIn(authenticator, { signatures: 7 })).answer.status).toBe(200)
    for (const signatures of [7, 6, 0]) {
      expect((await signIn(authenticator, { signatures })).answer).toMatchObject(notSignedIn)
    }
    expect((await signIn(authenticator, { signatures: 8 })).answer.status).toBe(200)
    expect(await actionsOf(owner.userId)).toContain('passkey.refused')
  })

  it('refuses a blocked account', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const db = await testDatabase()
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, owner.userId))
    const { client, answer } = await signIn(authenticator)
    expect(answer).toMatchObject({ status: 403, body: { code: 'account_blocked' } })
    expect(client.cookie).toBeUndefined()
  })

  it('works while others’ wrong passwords lock the account', async () => {
    const { client: owner, authenticator } = await memberWithPasskey()
    const email = await emailOf(owner.userId)
    const stranger = new Client()
    for (let n = 0; n < 6; n++) await stranger.post('/api/login', { email, password: 'errada-1' })
    expect((await new Client().post('/api/login', { email, password: PASSWORD })).status).toBe(429)
    expect((await signIn(authenticator)).answer.status).toBe(200)
  })

  it('limits refused answers by client IP, and does not count accepted ones', async () => {
    const { authenticator } = await memberWithPasskey()
    const stranger = new Client()
    for (let n = 0; n < 3; n++) expect((await signIn(authenticator, {}, stranger)).answer.status).toBe(200)
    const wrong = async () => (await signIn(authenticator, { brokenSignature: true }, stranger)).answer
    for (let n = 0; n < 30; n++) expect((await wrong()).status).toBe(401)
    expect(await wrong()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((await signIn(authenticator, {}, stranger)).answer.status).toBe(429)
    expect((await signIn(authenticator)).answer.status).toBe(200)
    await (await testDatabase()).delete(throttles)
  })

  it('ends the session that the browser had before', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const before = client.cookie
    expect((await signIn(authenticator, {}, client)).answer.status).toBe(200)
    const old = new Client()
    old.cookie = before
    expect((await old.get('/api/user')).status).toBe(401)
  })
})

describe('a passkey of the dashboard', () => {
  async function administratorWithPasskey() {
    const client = await administratorClient()
    return { client, email: await emailOf(client.userId), ...(await addPasskey(client)) }
  }

  /** A new session of the administrator, after the password. */
  async function halfway(email: string) {
    const client = new Client('admin')
    const { body } = await client.post('/api/admin/login', { email, password: PASSWORD })
    return { client, access: body.access }
  }

  async function prove(client: Client, authenticator: Authenticator, deviation = {}) {
    const options = (await client.post('/api/admin/passkeys/proof/options')).body
    return client.post('/api/admin/passkeys/proof', await authenticator.get(options, deviation))
  }

  it('is the second factor from then on', async () => {
    const { client: first, email, authenticator } = await administratorWithPasskey()
    expect((await first.get('/api/admin/registrations')).status).toBe(200)
    const { client, access } = await halfway(email)
    expect(access).toBe('code')
    expect(await client.get('/api/admin/registrations')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
    expect((await prove(client, authenticator)).status).toBe(204)
    expect((await client.get('/api/admin/user')).body).toMatchObject({ access: 'full' })
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
    expect(await actionsOf(first.userId)).toContain('passkey.verified')
  })

  it('asks other open sessions for it', async () => {
    const other = await administratorClient()
    const email = await emailOf(other.userId)
    const { client } = await halfway(email)
    await addPasskey(client)
    expect((await other.get('/api/admin/registrations')).status).toBe(403)
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
  })

  it.each([
    ['another origin', { origin: 'http://member.test' }],
    ['no user verification', { userVerified: false }],
    ['a broken signature', { brokenSignature: true }],
    ['another ceremony', { type: 'webauthn.create' }],
  ])('is refused with %s', async (_, deviation) => {
    const { email, authenticator } = await administratorWithPasskey()
    const { client } = await halfway(email)
    expect(await prove(client, authenticator, deviation)).toMatchObject(notAccepted)
    expect((await client.get('/api/admin/registrations')).status).toBe(403)
  })

  it('is refused in another person’s session, and in another session of the same person', async () => {
    const [ana, bia] = [await administratorWithPasskey(), await administratorWithPasskey()]
    const { client } = await halfway(ana.email)
    expect(await prove(client, bia.authenticator)).toMatchObject(notAccepted)
    const options = (await client.post('/api/admin/passkeys/proof/options')).body
    const { client: second } = await halfway(ana.email)
    const assertion = await ana.authenticator.get(options)
    expect(await second.post('/api/admin/passkeys/proof', assertion)).toMatchObject(notAccepted)
    expect((await client.post('/api/admin/passkeys/proof', assertion)).status).toBe(204)
    expect(await client.post('/api/admin/passkeys/proof', assertion)).toMatchObject(notAccepted)
  })

  it('cannot be added, nor an app set up, with the password alone', async () => {
    const { email } = await administratorWithPasskey()
    const { client } = await halfway(email)
    const needsFactor = { status: 403, body: { code: 'second_factor_required' } }
    expect(await client.post('/api/admin/passkeys/options')).toMatchObject(needsFactor)
    expect(await client.post('/api/admin/second-factor/enrolment')).toMatchObject(needsFactor)
    expect(await client.post('/api/admin/password/proof', { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_on' },
    })
  })

  it('signs in to the dashboard by itself', async () => {
    const { client: owner, authenticator } = await administratorWithPasskey()
    const { client, answer } = await signIn(authenticator, {}, new Client('admin'))
    expect(answer).toMatchObject({ status: 200, body: { id: owner.userId, access: 'full' } })
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
    expect(await actionsOf(owner.userId)).toContain('account.signed_in_to_dashboard')
  })

  it('opens nothing at the member address, nor a member’s at the dashboard', async () => {
    const { client, authenticator } = await administratorWithPasskey()
    const member = new Client()
    const options = await signInOptions(member)
    const assertion = await authenticator.get(options, { origin: member.origin, rpId: 'member.test' })
    expect(await member.post('/api/passkeys/sign-in', assertion)).toMatchObject(notSignedIn)
    expect((await client.get('/api/admin/passkeys')).body).toHaveLength(1)
  })

  it('is of no use to a demoted administrator, and goes with the role', async () => {
    const { client: owner, authenticator } = await administratorWithPasskey()
    const colleague = await administratorClient()
    const demoted = await colleague.put(`/api/admin/members/${owner.userId}/role`, { role: 'member' })
    expect(demoted.status).toBe(200)
    const { answer } = await signIn(authenticator, {}, new Client('admin'))
    expect(answer).toMatchObject(notSignedIn)
    const db = await testDatabase()
    expect(await db.select().from(passkeys).where(eq(passkeys.userId, owner.userId))).toEqual([])
    expect(await actionsOf(owner.userId)).toContain('passkey.removed')
  })

  it('ends what other sessions proved with it when it is removed', async () => {
    const { client, email, authenticator, answer } = await administratorWithPasskey()
    await addPasskey(client)
    const { client: other } = await halfway(email)
    expect((await prove(other, authenticator)).status).toBe(204)
    expect((await client.delete(`/api/admin/passkeys/${answer.body.id}`)).status).toBe(204)
    expect((await other.get('/api/admin/registrations')).status).toBe(403)
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
  })

  it('has no place where the account has none', async () => {
    const client = await administratorClient()
    expect(await client.post('/api/admin/passkeys/proof/options')).toMatchObject({
      status: 409,
      body: { code: 'passkey_missing' },
    })
  })
})

it('refuses a person who is not approved', async () => {
  const user = await createUser({ status: 'email_confirmed' })
  const client = new Client()
  await client.post('/api/login', { email: user.email, password: PASSWORD })
  expect(await client.post('/api/passkeys/options')).toMatchObject({
    status: 403,
    body: { code: 'account_not_approved' },
  })
  const db = await testDatabase()
  const mine = and(eq(passkeys.userId, user.id), eq(passkeys.address, 'member'))
  expect(await db.select().from(passkeys).where(mine)).toEqual([])
})
