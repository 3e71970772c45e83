import { describe, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { DAY } from '#domain/duration.ts'
import { Client, invalid, refusal, testDatabase, updateRows } from '#testing/api.ts'
import { addPasskey } from '#testing/authenticator.ts'
import { administratorClient, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { endSessionsTokenIn, newestMailTo, subjectsTo, tokenIn } from '#testing/mail.ts'
import {
  inMinutes,
  memberWithPasskey,
  notSignedIn,
  proveWith,
  readActions,
  readEmail,
  signInWith,
} from '#testing/passkeys.ts'
import { removeDuePasskeys } from '../passkeys/passkey-removal.ts'

const SECOND = 1000
const NEW_PASSWORD = 'girassol verde'
const REMOVAL_ASKED = 'Uma chave de acesso será removida em 24 horas'

const asksForPasskey = { status: 403, body: { code: 'fresh_proof_required', factors: ['passkey'] } }

async function update(id: string, changes: Partial<typeof users.$inferInsert>) {
  await updateRows(users, { id }, changes)
}

/** A member who switched the password off `days` ago. */
async function memberWithoutPassword(days = 7) {
  const owner = await memberWithPasskey()
  const email = await readEmail(owner.client.userId)
  expect((await owner.client.delete('/api/password')).status).toBe(200)
  await update(owner.client.userId, { passwordOffAt: new Date(Date.now() - days * DAY) })
  await owner.client.settled()
  return { ...owner, email }
}

/** Opens the link of a reset e-mail and chooses a password. */
async function reset(email: string) {
  const visitor = new Client()
  await visitor.post('/api/password-reset', { email })
  const body = { token: tokenIn(await newestMailTo(visitor, email)), password: NEW_PASSWORD }
  const confirm = () => visitor.post('/api/password-reset/confirm', body)
  return { answer: await confirm(), confirm }
}

describe('DELETE /api/password', () => {
  it('leaves the account to the passkey, ends the other sessions and sends an e-mail', async () => {
    const { client, authenticator } = await memberWithPasskey()
    const email = await readEmail(client.userId)
    const elsewhere = new Client()
    await login(elsewhere, email)
    const answer = await client.delete('/api/password')
    expect(answer).toMatchObject({ status: 200, body: { passwordOff: true } })
    expect((await client.get('/api/user')).body).toEqual(answer.body)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await signInWith(authenticator)).answer).toMatchObject({ status: 200, body: answer.body })
    await client.settled()
    expect(subjectsTo(email)).toContain('Sua conta agora só entra com chave de acesso')
    expect(await readActions(client.userId)).toContain('account.password_switched_off')
  })

  it('answers the right password like that of an unknown address', async () => {
    const { email } = await memberWithoutPassword()
    const unknown = `${crypto.randomUUID()}@exemplo.com.br`
    for (const path of ['/api/login', '/api/test-admin-login']) {
      const [right, strange] = await Promise.all(
        [email, unknown].map((address) => new Client().post(path, { email: address, password: PASSWORD })),
      )
      expect(right?.status, path).toBe(401)
      expect(right?.body, path).toEqual(strange?.body)
    }
  })

  it('needs the passkey in the same session, and one that stays', async () => {
    const { client, answer } = await memberWithPasskey()
    const thief = new Client()
    await login(thief, await readEmail(client.userId))
    expect(await thief.delete('/api/password')).toMatchObject(asksForPasskey)
    const missing = refusal(409, 'passkey_missing')
    expect(await (await signedInClient()).delete('/api/password')).toMatchObject(missing)
    await client.post(`/api/passkeys/${answer.body.id}/removal`)
    expect(await client.delete('/api/password')).toMatchObject(missing)
  })

  it('is not for administrators, whose passkey is the second factor', async () => {
    const { client } = await memberWithPasskey()
    await update(client.userId, { role: 'admin' })
    expect(await client.delete('/api/password')).toMatchObject(refusal(403, 'administrator_password'))
  })
})

describe('POST /api/password', () => {
  it('switches the sign-in on again with a new password, after a proof with the passkey', async () => {
    const { client, email } = await memberWithoutPassword()
    const choose = (password: string, options = {}) => client.post('/api/password', { password }, options)
    expect(await choose(NEW_PASSWORD, inMinutes(6))).toMatchObject(asksForPasskey)
    expect(await choose('123456')).toMatchObject(invalid({ password: expect.any(String) }))
    expect(await choose(NEW_PASSWORD)).toMatchObject({ status: 200, body: { passwordOff: false } })
    expect((await login(new Client(), email)).status).toBe(401)
    expect((await login(new Client(), email, NEW_PASSWORD)).status).toBe(200)
  })

  it('changes no password that is on', async () => {
    const { client } = await memberWithPasskey()
    expect(await client.post('/api/password', { password: NEW_PASSWORD })).toMatchObject(
      refusal(409, 'changed_meanwhile'),
    )
    expect((await login(new Client(), await readEmail(client.userId))).status).toBe(200)
  })
})

describe('a member whose password is off', () => {
  it('keeps the last passkey', async () => {
    const { client, answer } = await memberWithoutPassword()
    const remove = () => client.delete(`/api/passkeys/${answer.body.id}`)
    expect(await remove()).toMatchObject(refusal(409, 'last_passkey'))
    expect((await client.get('/api/passkeys')).body).toHaveLength(1)
    await addPasskey(client)
    expect((await remove()).status).toBe(204)
    expect(await readActions(client.userId)).toContain('passkey.removed')
  })

  it('proves their identity with the passkey alone', async () => {
    const { client, answer, authenticator } = await memberWithoutPassword()
    const ask = () => client.post(`/api/passkeys/${answer.body.id}/removal`, undefined, inMinutes(6))
    expect(await ask()).toMatchObject(asksForPasskey)
    expect((await client.post('/api/password/proof', { password: PASSWORD })).status).toBe(422)
    expect((await proveWith(authenticator, client)).status).toBe(204)
    expect((await client.post(`/api/passkeys/${answer.body.id}/removal`)).status).toBe(200)
  })

  it('changes the e-mail without a password, and keeps the passkey in whichever browser confirms it', async () => {
    const { client, authenticator } = await memberWithoutPassword()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    expect(await client.post('/api/email-change', { email }, inMinutes(6))).toMatchObject(asksForPasskey)
    expect((await client.post('/api/email-change', { email })).status).toBe(200)
    const token = tokenIn(await newestMailTo(client, email))
    const confirmed = await new Client().post('/api/email-change/confirm', { token })
    expect(confirmed.status).toBe(200)
    expect(confirmed.body).not.toHaveProperty('passwordProof')
    expect((await signInWith(authenticator)).answer.body).toMatchObject({ email, passwordOff: true })
  })

  it('is alone in that: a change of e-mail needs the password that is on', async () => {
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    expect(await (await signedInClient()).post('/api/email-change', { email })).toMatchObject(
      refusal(422, 'wrong_current_password'),
    )
  })
})

describe('a reset by e-mail while the password is off', () => {
  it('plans the removal of the passkeys, and sets a password only after it', async () => {
    const { client, email, authenticator } = await memberWithoutPassword()
    const { answer, confirm } = await reset(email)
    expect(answer).toMatchObject(refusal(409, 'password_off'))
    expect(await confirm()).toMatchObject(refusal(400, 'reset_token_invalid'))
    await client.settled()
    expect(subjectsTo(email).filter((subject) => subject === REMOVAL_ASKED)).toHaveLength(1)
    expect((await client.get('/api/notifications')).body).toMatchObject([
      { kind: 'passkey_removal_asked', readAt: null },
    ])
    expect((await login(new Client(), email, NEW_PASSWORD)).status).toBe(401)
    const [passkey] = (await client.get('/api/passkeys')).body
    const due = new Date(passkey.removalAt)
    expect(Math.abs(due.getTime() - Date.now() - DAY)).toBeLessThan(10 * SECOND)

    await removeDuePasskeys({ db: await testDatabase(), clock: { now: () => due } })
    expect((await signInWith(authenticator)).answer).toMatchObject(notSignedIn)
    expect((await reset(email)).answer.status).toBe(200)
    expect((await login(new Client(), email, NEW_PASSWORD)).body).toMatchObject({ passwordOff: false })
  })

  it('is stopped by the use of the passkey, and by the link of the e-mail', async () => {
    type Member = Awaited<ReturnType<typeof memberWithoutPassword>>
    const stops = {
      use: ({ authenticator }: Member) => signInWith(authenticator),
      link: async ({ client, email }: Member) => {
        const token = endSessionsTokenIn(await newestMailTo(client, email))
        expect((await new Client().post('/api/sessions/end-by-link', { token })).status).toBe(200)
      },
    }
    for (const [name, stop] of Object.entries(stops)) {
      const member = await memberWithoutPassword()
      expect((await reset(member.email)).answer.status, name).toBe(409)
      await stop(member)
      const { client } = await signInWith(member.authenticator)
      expect((await client.get('/api/passkeys')).body, name).toMatchObject([{ removalAt: null }])
    }
  })

  it('sets the password at once in the first week, so that no stranger’s passkey locks the owner out', async () => {
    const { email, authenticator } = await memberWithoutPassword(6)
    expect((await reset(email)).answer.status).toBe(200)
    expect((await signInWith(authenticator)).answer).toMatchObject(notSignedIn)
    expect((await login(new Client(), email, NEW_PASSWORD)).body).toMatchObject({ passwordOff: false })
  })

  it('sets the password at once after an administrator removed the passkeys', async () => {
    const { client, email } = await memberWithoutPassword()
    const administrator = await administratorClient()
    const path = `/api/admin/members/${client.userId}/remove-passkeys`
    expect((await administrator.post(path, { reason: 'lost_device' })).status).toBe(200)
    expect((await reset(email)).answer.status).toBe(200)
  })
})
