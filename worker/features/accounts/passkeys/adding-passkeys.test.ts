import { describe, expect, it } from 'vitest'
import { passkeys, usedChallenges } from '#database/schema/passkeys.ts'
import { insertRows, invalid, readRows, refusal, testDatabase } from '#testing/api.ts'
import { Authenticator, addPasskey } from '#testing/authenticator.ts'
import { PASSWORD, signedInClient } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'
import {
  inMinutes,
  memberWithPasskey,
  notAccepted,
  notSignedIn,
  readActions,
  readEmail,
  signInOptions,
  signInWith,
} from '#testing/passkeys.ts'

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
    expect(answer).toMatchObject({ status: 201, body: { name: 'Aparelho desconhecido', lastUsedAt: null } })
    expect((await client.get('/api/passkeys')).body).toEqual([answer.body])
    expect((await newestMailTo(client, await readEmail(client.userId))).subject).toBe(
      'Uma chave de acesso foi adicionada',
    )
    expect(await readActions(client.userId)).toContain('passkey.added')
    const again = (await client.post('/api/passkeys/options')).body
    expect(again.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
    expect(again.user.id).toBe(options.user.id)
  })

  it('stores the key and its counter, and neither challenge nor e-mail', async () => {
    const { client, options } = await memberWithPasskey()
    const db = await testDatabase()
    const [row] = await readRows(passkeys, { userId: client.userId })
    expect(row).toMatchObject({ address: 'member', signatures: 0, userHandle: options.user.id })
    const stored = JSON.stringify([row, await db.select().from(usedChallenges)])
    expect(stored).not.toContain(options.challenge)
    expect(stored).not.toContain(await readEmail(client.userId))
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

  it('offers a different challenge to each of several simultaneous requests, so that all answers are accepted', async () => {
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

  it('uses each challenge once, within five minutes and only in its own session', async () => {
    const [client, other] = [await signedInClient(), await signedInClient()]
    const options = (await client.post('/api/passkeys/options')).body
    const createAnswer = async () => ({ credential: await new Authenticator(client.origin).create(options) })
    expect(await other.post('/api/passkeys', await createAnswer())).toMatchObject(notAccepted)
    expect((await client.post('/api/passkeys', await createAnswer(), inMinutes(4))).status).toBe(201)
    expect(await client.post('/api/passkeys', await createAnswer())).toMatchObject(notAccepted)

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

  it('refuses a credential that is already known, even for another account', async () => {
    const { authenticator } = await memberWithPasskey()
    const other = await signedInClient()
    const options = (await other.post('/api/passkeys/options')).body
    const credential = await authenticator.create(options)
    expect(await other.post('/api/passkeys', { credential })).toMatchObject(refusal(409, 'passkey_known'))
  })

  it('ends at twenty passkeys', async () => {
    const { client, options } = await memberWithPasskey()
    const [row] = await readRows(passkeys, { userId: client.userId })
    if (!row) throw new Error('no passkey')
    const copies = Array.from({ length: 19 }, (_, n) => ({
      ...row,
      id: `${row.id}${n}`,
      credentialId: `${row.id}${n}`,
    }))
    await insertRows(passkeys, copies.slice(0, 12))
    const room = (await client.post('/api/passkeys/options')).body
    await insertRows(passkeys, copies.slice(12))
    const full = refusal(409, 'passkey_limit')
    expect(await client.post('/api/passkeys/options')).toMatchObject(full)
    const credential = await new Authenticator(client.origin).create(room)
    expect(await client.post('/api/passkeys', { credential })).toMatchObject(full)
    expect(room.user.id).toBe(options.user.id)
    expect((await client.get('/api/passkeys')).body).toHaveLength(20)
  })

  it('asks for a fresh proof, which the password gives', async () => {
    const client = await signedInClient()
    const later = inMinutes(6)
    const asked = refusal(403, 'fresh_proof_required')
    expect(await client.post('/api/passkeys/options', undefined, later)).toMatchObject(asked)
    expect(await client.post('/api/password/proof', { password: 'errada-1' }, later)).toMatchObject({
      status: 422,
      body: { code: 'wrong_current_password', fields: { password: expect.any(String) } },
    })
    expect(await client.post('/api/passkeys/options', undefined, later)).toMatchObject(asked)
    expect((await client.post('/api/password/proof', { password: PASSWORD }, later)).status).toBe(204)
    expect((await client.post('/api/passkeys/options', undefined, later)).status).toBe(200)
    expect(await client.post('/api/passkeys/options', undefined, inMinutes(12))).toMatchObject(asked)
    expect(await readActions(client.userId)).toContain('account.password_confirmed')
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
      expect(await client.patch(path, { name })).toMatchObject(invalid({ name: expect.any(String) }))
    expect((await client.patch(path, { name: '\u202eabc\n\u2066def' })).body).toMatchObject({
      name: 'abc def',
    })
    const clean = await addPasskey(client, 'Chave\u202e da\u00a0Maria')
    expect(clean.answer.body.name).toBe('Chave da Maria')
    expect((await addPasskey(client, 'www.evil')).answer.status).toBe(422)
    expect((await client.delete(`/api/passkeys/${clean.answer.body.id}`)).status).toBe(204)
    expect((await client.delete(path)).status).toBe(204)
    expect((await client.get('/api/passkeys')).body).toEqual([])
    expect(await readActions(client.userId)).toEqual(
      expect.arrayContaining(['passkey.added', 'passkey.renamed', 'passkey.removed']),
    )
    expect((await newestMailTo(client, await readEmail(client.userId))).subject).toBe(
      'Uma chave de acesso foi removida',
    )
  })

  it('no longer signs in with a removed passkey', async () => {
    const { client, answer, authenticator } = await memberWithPasskey()
    await client.delete(`/api/passkeys/${answer.body.id}`)
    expect((await signInWith(authenticator)).answer).toMatchObject(notSignedIn)
  })

  it('keeps the passkeys when the password changes', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const body = { currentPassword: PASSWORD, newPassword: 'outra-senha-boa' }
    expect((await client.put('/api/password', body)).status).toBe(200)
    expect((await signInWith(authenticator)).answer.status).toBe(200)
  })
})
