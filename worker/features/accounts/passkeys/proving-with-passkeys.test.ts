import { describe, expect, it } from 'vitest'
import { passkeys } from '#database/schema/passkeys.ts'
import { Client, readRows, refusal } from '#testing/api.ts'
import { addPasskey } from '#testing/authenticator.ts'
import { administratorClient, PASSWORD } from '#testing/factories.ts'
import {
  notAccepted,
  notSignedIn,
  proveWith,
  readActions,
  readEmail,
  signInOptions,
  signInWith,
} from '#testing/passkeys.ts'

describe('a passkey of the dashboard', () => {
  async function administratorWithPasskey() {
    const client = await administratorClient()
    return { client, email: await readEmail(client.userId), ...(await addPasskey(client)) }
  }

  /** A new session of the administrator after the password step. */
  async function halfway(email: string) {
    const client = new Client('admin')
    const { body } = await client.post('/api/admin/login', { email, password: PASSWORD })
    return { client, access: body.access }
  }

  it('is the second factor from then on', async () => {
    const { client: first, email, authenticator } = await administratorWithPasskey()
    expect((await first.get('/api/admin/registrations')).status).toBe(200)
    const { client, access } = await halfway(email)
    expect(access).toBe('code')
    expect(await client.get('/api/admin/registrations')).toMatchObject(refusal(403, 'second_factor_required'))
    expect((await proveWith(authenticator, client)).status).toBe(204)
    expect((await client.get('/api/admin/user')).body).toMatchObject({ access: 'full' })
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
    expect(await readActions(first.userId)).toContain('passkey.verified')
  })

  it('asks other open sessions for it', async () => {
    const other = await administratorClient()
    const email = await readEmail(other.userId)
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
    expect(await proveWith(authenticator, client, deviation)).toMatchObject(notAccepted)
    expect((await client.get('/api/admin/registrations')).status).toBe(403)
  })

  it('is refused in another person’s session, and in another session of the same person', async () => {
    const [ana, bia] = [await administratorWithPasskey(), await administratorWithPasskey()]
    const { client } = await halfway(ana.email)
    expect(await proveWith(bia.authenticator, client)).toMatchObject(notAccepted)
    const options = (await client.post('/api/admin/passkeys/proof/options')).body
    const { client: second } = await halfway(ana.email)
    const assertion = await ana.authenticator.get(options)
    expect(await second.post('/api/admin/passkeys/proof', assertion)).toMatchObject(notAccepted)
    expect((await client.post('/api/admin/passkeys/proof', assertion)).status).toBe(204)
    expect(await client.post('/api/admin/passkeys/proof', assertion)).toMatchObject(notAccepted)
  })

  it('cannot be added with only the password, nor can an app be set up', async () => {
    const { email } = await administratorWithPasskey()
    const { client } = await halfway(email)
    const needsFactor = refusal(403, 'second_factor_required')
    expect(await client.post('/api/admin/passkeys/options')).toMatchObject(needsFactor)
    expect(await client.post('/api/admin/second-factor/enrolment')).toMatchObject(needsFactor)
    expect(await client.post('/api/admin/password/proof', { password: PASSWORD })).toMatchObject(
      refusal(409, 'second_factor_on'),
    )
  })

  it('signs in to the dashboard by itself', async () => {
    const { client: owner, authenticator } = await administratorWithPasskey()
    const { client, answer } = await signInWith(authenticator, {}, new Client('admin'))
    expect(answer).toMatchObject({ status: 200, body: { id: owner.userId, access: 'full' } })
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
    expect(await readActions(owner.userId)).toContain('account.signed_in_to_dashboard')
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
    const { answer } = await signInWith(authenticator, {}, new Client('admin'))
    expect(answer).toMatchObject(notSignedIn)
    expect(await readRows(passkeys, { userId: owner.userId })).toEqual([])
    expect(await readActions(owner.userId)).toContain('passkey.removed')
  })

  it('invalidates other sessions’ proofs when it is removed', async () => {
    const { client, email, authenticator, answer } = await administratorWithPasskey()
    await addPasskey(client)
    const { client: other } = await halfway(email)
    expect((await proveWith(authenticator, other)).status).toBe(204)
    expect((await client.delete(`/api/admin/passkeys/${answer.body.id}`)).status).toBe(204)
    expect((await other.get('/api/admin/registrations')).status).toBe(403)
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
  })

  it('is not offered if the account has none', async () => {
    const client = await administratorClient()
    expect(await client.post('/api/admin/passkeys/proof/options')).toMatchObject(
      refusal(409, 'passkey_missing'),
    )
  })
})
