import { describe, expect, it } from 'vitest'
import { sessions, tokens, users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { Client, invalid, readRows, refusal, updateRows } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import { createMail, createUser, login, PASSWORD, passwordHash, signedInClient } from '#testing/factories.ts'
import { askForReset, newestMailTo, tokenIn } from '#testing/mail.ts'

describe('PUT /api/password', () => {
  it('changes the password, ends the other sessions and sends an e-mail', async () => {
    const user = await createUser()
    const [here, there] = [new Client(), new Client()]
    await login(here, user.email)
    await login(there, user.email)
    const answer = await here.put('/api/password', { currentPassword: PASSWORD, newPassword: 'nova-senha' })
    expect(answer.status).toBe(200)
    expect((await here.get('/api/user')).status).toBe(200)
    expect((await there.get('/api/user')).status).toBe(401)
    expect((await newestMailTo(here, user.email)).subject).toBe('Sua senha foi alterada')
    expect((await login(new Client(), user.email, 'nova-senha')).status).toBe(200)
    expect((await login(new Client(), user.email, PASSWORD)).status).toBe(401)
  })

  it('rejects a wrong current password, and throttles after five', async () => {
    const client = await signedInClient()
    const body = { currentPassword: 'errada', newPassword: 'nova-senha' }
    for (let n = 0; n < 5; n++) {
      expect(await client.put('/api/password', body)).toMatchObject(
        invalid({ currentPassword: 'A senha atual não confere.' }),
      )
    }
    expect((await client.put('/api/password', { ...body, currentPassword: PASSWORD })).status).toBe(429)
  })
})

describe('a new password', () => {
  /** A pending account with a confirmation link, a reset link and an unsent reset e-mail. */
  async function withLinks() {
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    const { id } = (await client.post('/api/register', { fullName: 'Davi Moura', email, password: PASSWORD }))
      .body
    const confirmation = tokenIn(await newestMailTo(client, email))
    await new Client().post('/api/password-reset', { email })
    const reset = tokenIn(await newestMailTo(client, email))
    await createMail({ userId: id, kind: 'reset_password', mailDueAt: new Date(Date.now() + 60_000) })
    return { client, id, email, confirmation, reset }
  }

  type Purpose = typeof tokens.$inferSelect.purpose

  async function expectNoReset({ id, reset }: Awaited<ReturnType<typeof withLinks>>, left: Purpose[] = []) {
    expect((await readRows(tokens, { userId: id })).map(({ purpose }) => purpose)).toEqual(left)
    const waiting = await readRows(events, { userId: id })
    expect(
      waiting.filter(({ kind, mailStatus }) => kind === 'reset_password' && mailStatus === 'waiting'),
    ).toEqual([])
    const again = { token: reset, password: 'invadida' }
    expect((await new Client().post('/api/password-reset/confirm', again)).status).toBe(400)
  }

  it('drops every token except the unconfirmed address’s when the member changes it', async () => {
    const account = await withLinks()
    const change = { currentPassword: PASSWORD, newPassword: 'nova-senha' }
    expect((await account.client.put('/api/password', change)).status).toBe(200)
    await expectNoReset(account, ['email_confirmation'])
    const { client, confirmation } = account
    expect((await client.post(`/api/email-confirmation?token=${confirmation}`)).status).toBe(200)
    expect((await client.get('/api/user')).body.status).toBe('email_confirmed')
  })

  it('drops every token when a link resets it', async () => {
    const account = await withLinks()
    const body = { token: account.reset, password: 'senha recuperada' }
    expect((await new Client().post('/api/password-reset/confirm', body)).status).toBe(200)
    await expectNoReset(account)
    const link = `/api/email-confirmation?token=${account.confirmation}`
    expect((await new Client().post(link)).status).toBe(400)
  })
})

describe.runIf(recording)('a sign-in that gives the password a new hash meanwhile', () => {
  it.each([
    ['PUT', '/api/password', () => ({ currentPassword: PASSWORD, newPassword: 'nova-senha' })],
    [
      'POST',
      '/api/email-change',
      () => ({ email: `${crypto.randomUUID()}@exemplo.com.br`, password: PASSWORD }),
    ],
  ] as const)('does not make the typed one wrong: %s %s', async (method, path, body) => {
    const user = await createUser()
    const client = new Client()
    await login(client, user.email)
    const older = await passwordHash(PASSWORD, 9_728)
    await updateRows(users, { id: user.id }, { passwordHash: older })
    const elsewhere = async () => expect((await login(new Client(), user.email)).status).toBe(200)
    const env = await beforeBatch(2, elsewhere)
    expect(await client.request(method, path, { body: body(), env })).toMatchObject({ status: 200 })
  })
})

describe('password reset', () => {
  it('sends a link that sets a new password once and ends every session', async () => {
    const user = await createUser()
    const client = new Client()
    await login(client, user.email)
    await new Client().post('/api/password-reset', { email: user.email })
    const { visitor, token } = await askForReset(user.email)
    const body = { token, password: 'senha recuperada' }
    expect((await visitor.post('/api/password-reset/confirm', body)).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await login(new Client(), user.email, 'senha recuperada')).status).toBe(200)
    expect(await visitor.post('/api/password-reset/confirm', body)).toMatchObject(
      refusal(400, 'reset_token_invalid'),
    )
  })

  describe.runIf(recording)('that comes between', () => {
    /** Resets the password with the e-mailed link, in another browser. */
    async function prepareReset(email: string) {
      const { visitor, token } = await askForReset(email)
      return async () => {
        const answer = await visitor.post('/api/password-reset/confirm', {
          token,
          password: 'senha recuperada',
        })
        expect(answer.status).toBe(200)
      }
    }

    async function expectReset(user: { id: string; email: string }) {
      expect(await readRows(sessions, { userId: user.id })).toEqual([])
      expect((await login(new Client(), user.email)).status).toBe(401)
      expect((await login(new Client(), user.email, 'senha recuperada')).status).toBe(200)
    }

    it.each([
      ['is to be rehashed', async () => ({ passwordHash: await passwordHash(PASSWORD, 9_728) })],
      ['stays as it is', async () => ({})],
    ])('is not undone by a sign-in in flight whose hash %s', async (_name, stored) => {
      const user = await createUser(await stored())
      const env = await beforeBatch(2, await prepareReset(user.email))
      const client = new Client()
      expect(await login(client, user.email, PASSWORD, { env })).toMatchObject(
        refusal(401, 'invalid_credentials'),
      )
      expect(client.cookie).toBeUndefined()
      await expectReset(user)
    })

    it('is not undone by a concurrent rehash at the administrators’ sign-ins', async () => {
      const user = await createUser({ role: 'admin', passwordHash: await passwordHash(PASSWORD, 9_728) })
      const body = { email: user.email, password: PASSWORD }
      const reset = await prepareReset(user.email)
      const verified = await new Client().post('/api/test-admin-login', body, {
        env: await beforeBatch(2, reset),
      })
      expect(verified).toMatchObject(refusal(401, 'invalid_admin_credentials'))
      await expectReset(user)
    })

    it('is not undone by a concurrent password change, and cancels a requested e-mail change', async () => {
      for (const [method, path, body] of [
        ['PUT', '/api/password', { currentPassword: PASSWORD, newPassword: 'nova-senha' }],
        ['POST', '/api/email-change', { email: `${crypto.randomUUID()}@exemplo.com.br`, password: PASSWORD }],
      ] as const) {
        const user = await createUser()
        const client = new Client()
        await login(client, user.email)
        const env = await beforeBatch(2, await prepareReset(user.email))
        expect(await client.request(method, path, { body, env })).toMatchObject(
          refusal(422, 'wrong_current_password'),
        )
        const [row] = await readRows(users, { id: user.id })
        expect(row?.newEmail).toBeNull()
        await expectReset(user)
      }
    })
  })

  it('answers the same for an unknown e-mail', async () => {
    const { email } = await createUser()
    const known = await new Client().post('/api/password-reset', { email })
    const unknown = await new Client().post('/api/password-reset', { email: 'ninguem-aqui@exemplo.com.br' })
    expect(unknown.status).toBe(200)
    expect(unknown.text).toBe(known.text)
    expect(unknown.trips).toBe(known.trips)
  })

  it('rejects a confirmation token', async () => {
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await client.post('/api/register', { fullName: 'Davi Moura', email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(client, email))
    expect((await client.post('/api/password-reset/confirm', { token, password: 'invadida' })).status).toBe(
      400,
    )
  })
})
