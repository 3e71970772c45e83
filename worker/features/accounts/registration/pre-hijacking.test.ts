import { describe, expect, it } from 'vitest'
import { tokens, users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { actionsOn, newAddress } from '#testing/account-help.ts'
import { Client, invalid, readRows, refusal, statusesOf, updateRows } from '#testing/api.ts'
import { type Authenticator, addPasskey } from '#testing/authenticator.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import {
  administratorClient,
  appCode,
  createUser,
  enrolledAdministrator,
  login,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { newestMailTo, subjectsTo, tokenIn } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'

const THEIRS = 'senha-do-invasor'

/** Registers from a separate browser. */
async function register(email: string, password: string, headers = {}) {
  const client = new Client()
  const body = { fullName: 'Luísa Prado', email, password, companyId: 1 }
  const answer = await client.post('/api/register', body, { headers })
  return { client, answer, again: () => new Client().post('/api/register', body, { headers }) }
}

const linkTo = async (client: Client, email: string) => tokenIn(await newestMailTo(client, email))
const confirm = (client: Client, token: string, options = {}) =>
  client.post(`/api/email-confirmation?token=${token}`, undefined, options)
const readUser = async (email: string) => (await readRows(users, { email }))[0]

async function signInWith(authenticator: Authenticator) {
  const client = new Client()
  const options = (await client.post('/api/passkeys/sign-in/options')).body
  return client.post('/api/passkeys/sign-in', await authenticator.get(options))
}

/** Sets another password, and a name, with the proof of a confirmation. */
const choose = (client: Client, proof: string, fields: object = {}, options = {}) => {
  const body = { proof, password: 'senha-da-dona', fullName: 'Dona Real', ...fields }
  return client.post('/api/email-confirmation/new-password', body, options)
}
const enterPassword = (client: Client, proof: string, password = THEIRS) =>
  client.post('/api/email-confirmation/password', { proof, password })

/** Somebody registered another person's address; that person has just confirmed it, in another browser. */
async function confirmedElsewhere() {
  const email = newAddress()
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const { client: attacker, again } = await register(email, THEIRS, headers)
  const second = new Client()
  expect((await login(second, email, THEIRS)).status).toBe(200)
  const owner = new Client()
  const confirmed = await confirm(owner, await linkTo(attacker, email))
  expect(confirmed).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('E-mail confirmado') },
  })
  return { email, attacker, second, owner, again, proof: confirmed.body.passwordProof as string, confirmed }
}

describe('an address that is confirmed without a session of the account', () => {
  it('ends every session, and a wrong password opens nothing', async () => {
    const { email, attacker, second, owner, again, confirmed } = await confirmedElsewhere()
    expect(confirmed.trips).toBeLessThanOrEqual(2)
    expect(confirmed.headers.getSetCookie()).toEqual([])
    for (const client of [attacker, second, owner]) expect((await client.get('/api/user')).status).toBe(401)
    expect(await login(new Client(), email, 'outra-senha')).toMatchObject(refusal(401, 'invalid_credentials'))
    expect((await new Client().post('/api/test-admin-login', { email, password: THEIRS })).status).toBe(401)
    const replayed = await again()
    expect(replayed.status).toBe(201)
    expect(replayed.headers.getSetCookie()).toEqual([])
    expect(await readUser(email)).toMatchObject({
      status: 'email_confirmed',
      unprovenPasswordHash: expect.any(String),
    })
  })

  it('opens at the sign-in to the password of the registration, of which the mailbox hears', async () => {
    const { email } = await confirmedElsewhere()
    const client = new Client()
    const entered = await login(client, email, THEIRS)
    expect(entered).toMatchObject({ status: 200, body: { email, status: 'email_confirmed' } })
    expect(entered.trips).toBeLessThanOrEqual(2)
    expect((await client.get('/api/user')).body).toEqual(entered.body)
    const account = await readUser(email)
    expect(account).toMatchObject({ unprovenPasswordHash: null, version: entered.body.version })
    expect(await actionsOn(account?.id ?? '')).toContain('account.password_proven')
    await newestMailTo(client, email)
    expect(subjectsTo(email)).toContain('Novo acesso à sua conta')
    expect((await login(new Client(), email, THEIRS)).status).toBe(200)
  })

  it('opens to the password after the approval too', async () => {
    const { email } = await confirmedElsewhere()
    const account = await readUser(email)
    const admin = await administratorClient()
    expect((await admin.post(`/api/admin/registrations/${account?.id}/approve`)).status).toBe(200)
    expect(await login(new Client(), email, THEIRS)).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    })
  })

  it('still lets the confirming browser type the password after that sign-in', async () => {
    const { email, owner, proof } = await confirmedElsewhere()
    const elsewhere = new Client()
    await login(elsewhere, email, THEIRS)
    expect((await enterPassword(owner, proof)).status).toBe(200)
    for (const client of [owner, elsewhere]) expect((await client.get('/api/user')).status).toBe(200)
    expect((await enterPassword(owner, proof)).status).toBe(400)
  })

  it('still lets it set another password, which ends what the sign-in started', async () => {
    const { email, attacker, owner, proof } = await confirmedElsewhere()
    expect((await login(attacker, email, THEIRS)).status).toBe(200)
    const id = (await readUser(email))?.id ?? ''
    await (await administratorClient()).post(`/api/admin/registrations/${id}/approve`)
    const { authenticator } = await addPasskey(attacker)
    await attacker.post('/api/email-change', { email: newAddress(), password: THEIRS })
    const entered = await choose(owner, proof)
    // The administrator approved another name, and decides about this one.
    expect(entered).toMatchObject({ status: 200, body: { email, newName: 'Dona Real' } })
    expect((await attacker.get('/api/user')).status).toBe(401)
    expect((await login(attacker, email, THEIRS)).status).toBe(401)
    expect((await signInWith(authenticator)).status).toBe(401)
    expect((await owner.get('/api/user')).body).toMatchObject({ newEmail: null })
  })

  it.each([
    ['of an administrator', { role: 'admin' }],
    ['of a blocked account', { blockedAt: new Date() }],
  ] as const)('does not open at the sign-in to the password %s', async (_, change) => {
    const { email } = await confirmedElsewhere()
    await updateRows(users, { email }, change)
    const refused = refusal(401, 'password_not_proven')
    expect(await login(new Client(), email, THEIRS)).toMatchObject(refused)
    const dashboard = new Client('admin')
    expect(await dashboard.post('/api/admin/login', { email, password: THEIRS })).toMatchObject(refused)
  })

  it('opens once with the password of the registration', async () => {
    const { email, owner, proof } = await confirmedElsewhere()
    expect(await enterPassword(owner, proof, 'outra-senha')).toMatchObject({
      status: 422,
      body: { code: 'registration_password_wrong', fields: { password: expect.any(String) } },
    })
    const entered = await enterPassword(owner, proof)
    expect(entered).toMatchObject({ status: 200, body: { email, status: 'email_confirmed' } })
    expect((await owner.get('/api/user')).body).toEqual(entered.body)
    expect((await login(new Client(), email, THEIRS)).status).toBe(200)
    expect(await enterPassword(new Client(), proof)).toMatchObject(refusal(400, 'password_proof_invalid'))
  })

  it('opens once by setting a new password, and never again with the first one', async () => {
    const { email, owner, proof, again } = await confirmedElsewhere()
    const entered = await choose(owner, proof)
    expect(entered).toMatchObject({ status: 200, body: { email, fullName: 'Dona Real' } })
    expect((await owner.get('/api/user')).body).toEqual(entered.body)
    expect((await login(new Client(), email, THEIRS)).status).toBe(401)
    expect((await login(new Client(), email, 'senha-da-dona')).status).toBe(200)
    expect((await again()).headers.getSetCookie()).toEqual([])
    expect((await choose(owner, proof, { password: 'mais-uma' })).status).toBe(400)
  })

  it('names the person who registered, and asks for the name with another password', async () => {
    const { owner, proof, confirmed, email } = await confirmedElsewhere()
    expect(confirmed.body.fullName).toBe('Luísa Prado')
    const TOO_SHORT = 'Nome completo deve ter pelo menos 3 caracteres'
    for (const fullName of [undefined, '', 'Al'])
      expect(await choose(owner, proof, { fullName })).toMatchObject(invalid({ fullName: TOO_SHORT }))
    expect((await choose(owner, proof)).status).toBe(200)
    const trace = await actionsOn((await readUser(email))?.id ?? '')
    expect(trace).toEqual(expect.arrayContaining(['account.password_reset', 'account.name_changed']))
    const admin = await administratorClient()
    const queue = await admin.get(`/api/admin/registrations?search=${email}`)
    expect(queue.text).toContain('Dona Real')
    expect(queue.text).not.toContain('Luísa Prado')
  })

  it('opens by a reset e-mail, which ends the proof', async () => {
    const { email, owner, proof } = await confirmedElsewhere()
    await owner.post('/api/password-reset', { email })
    const token = await linkTo(owner, email)
    expect((await owner.post('/api/password-reset/confirm', { token, password: 'recuperada' })).status).toBe(
      200,
    )
    expect((await login(new Client(), email, 'recuperada')).status).toBe(200)
    expect((await login(new Client(), email, THEIRS)).status).toBe(401)
    expect((await choose(owner, proof, { password: 'mais-uma' })).status).toBe(400)
  })

  it('takes no proof that is wrong, old or of another purpose', async () => {
    const { email, owner, proof } = await confirmedElsewhere()
    await owner.post('/api/password-reset', { email })
    const reset = await linkTo(owner, email)
    await updateRows(
      tokens,
      { purpose: 'password_proof', userId: (await readUser(email))?.id ?? '' },
      { expiresAt: new Date(Date.now() - 1) },
    )
    for (const wrong of [proof, reset, 'x', ''])
      for (const use of [enterPassword, choose])
        expect(await use(new Client(), wrong)).toMatchObject(refusal(400, 'password_proof_invalid'))
  })

  it('throttles wrong passwords of one proof', async () => {
    const { proof } = await confirmedElsewhere()
    const attempt = () => enterPassword(new Client(), proof, 'errada-1')
    for (let n = 0; n < 5; n++) expect((await attempt()).status).toBe(422)
    expect((await attempt()).status).toBe(429)
  })

  it.runIf(recording)('completes the step by a sign-in in the same moment', async () => {
    const email = newAddress()
    const { client } = await register(email, THEIRS)
    const token = await linkTo(client, email)
    const env = await beforeBatch(2, () => confirm(new Client(), token))
    expect(await login(new Client(), email, THEIRS, { env })).toMatchObject({
      status: 200,
      body: { status: 'email_confirmed' },
    })
    expect(await readUser(email)).toMatchObject({ unprovenPasswordHash: null })
  })

  it.runIf(recording)('lets another password win over a sign-in in the same moment', async () => {
    const first = await confirmedElsewhere()
    const choosing = () => choose(first.owner, first.proof)
    const env = await beforeBatch(2, choosing)
    expect((await login(first.attacker, first.email, THEIRS, { env })).status).toBe(401)
    expect((await first.owner.get('/api/user')).status).toBe(200)

    const second = await confirmedElsewhere()
    const signedInBetween = await beforeBatch(2, () => login(second.attacker, second.email, THEIRS))
    const options = { env: signedInBetween }
    expect((await choose(second.owner, second.proof, {}, options)).status).toBe(200)
    expect((await second.attacker.get('/api/user')).status).toBe(401)
    expect((await second.owner.get('/api/user')).status).toBe(200)
  })

  it('completes the step once of several sign-ins', async () => {
    const { email } = await confirmedElsewhere()
    const answers = await Promise.all([1, 2, 3].map(() => login(new Client(), email, THEIRS)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const trace = await actionsOn((await readUser(email))?.id ?? '')
    expect(trace.filter((action) => action === 'account.password_proven')).toHaveLength(1)
  })

  it('accepts one of several uses of a proof', { timeout: RACES_TIMEOUT_MS }, async () => {
    for (let race = 0; race < Math.max(2, RACES / 50); race++) {
      const { owner, proof } = await confirmedElsewhere()
      expect(await statusesOf([1, 2, 3].map(() => choose(new Client(), proof)))).toEqual([200, 400, 400])
      expect((await owner.get('/api/user')).status).toBe(401)
    }
  })
})

describe('an address that is confirmed with a session of the account', () => {
  it('leaves password and sessions as they are', async () => {
    const email = newAddress()
    const { client } = await register(email, PASSWORD)
    const second = new Client()
    await login(second, email)
    const confirmed = await confirm(second, await linkTo(client, email))
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.passwordProof).toBeUndefined()
    for (const one of [client, second])
      expect((await one.get('/api/user')).body).toMatchObject({ status: 'email_confirmed' })
    expect((await login(new Client(), email)).status).toBe(200)
  })

  it('does not count the session of another account', async () => {
    const email = newAddress()
    const { client } = await register(email, THEIRS)
    const stranger = await signedInClient()
    const confirmed = await confirm(stranger, await linkTo(client, email))
    expect(confirmed.body.passwordProof).toEqual(expect.any(String))
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await stranger.get('/api/user')).status).toBe(200)
  })
})

describe('an unconfirmed address whose password is reset by mail', () => {
  it('is confirmed, so that nobody can replace the account any more', async () => {
    const email = newAddress()
    const { client: attacker } = await register(email, THEIRS)
    const link = await linkTo(attacker, email)
    const owner = new Client()
    await owner.post('/api/password-reset', { email })
    const reset = { token: await linkTo(owner, email), password: 'senha-da-dona' }
    const answer = await owner.post('/api/password-reset/confirm', reset)
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(await readUser(email)).toMatchObject({
      status: 'email_confirmed',
      emailConfirmedAt: expect.any(Date),
    })
    expect(await actionsOn((await readUser(email))?.id ?? '')).toContain('account.email_confirmed')
    expect((await attacker.get('/api/user')).status).toBe(401)
    expect((await confirm(attacker, link)).status).toBe(400)
    expect((await register(email, THEIRS)).answer.status).toBe(409)
    expect((await login(owner, email, 'senha-da-dona')).body).toMatchObject({ status: 'email_confirmed' })
  })

  it.each(['email_confirmed', 'approved', 'rejected'] as const)('leaves %s as it is', async (status) => {
    const { email, statusSince } = await createUser({ status })
    const visitor = new Client()
    await visitor.post('/api/password-reset', { email })
    const reset = { token: await linkTo(visitor, email), password: 'senha-da-dona' }
    expect((await visitor.post('/api/password-reset/confirm', reset)).status).toBe(200)
    expect(await readUser(email)).toMatchObject({ status, statusSince, emailConfirmedAt: null })
  })
})

describe('a new address that is confirmed without a session of the account', () => {
  /** A member changes the account's address to another person's, who has just confirmed it in another browser. */
  async function movedElsewhere(client?: Client) {
    const attacker = client ?? (await signedInClient())
    const email = newAddress()
    expect((await attacker.post('/api/email-change', { email, password: PASSWORD })).status).toBe(200)
    const owner = new Client()
    const token = await linkTo(attacker, email)
    const confirmed = await owner.post('/api/email-change/confirm', { token })
    expect(confirmed).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    return { attacker, owner, email, confirmed, proof: confirmed.body.passwordProof as string }
  }

  it('ends every session, including the one that requested it, and the password opens nothing', async () => {
    const { attacker, owner, email, confirmed } = await movedElsewhere()
    expect(confirmed.trips).toBeLessThanOrEqual(2)
    expect(confirmed.headers.getSetCookie()).toEqual([])
    for (const client of [attacker, owner]) expect((await client.get('/api/user')).status).toBe(401)
    expect(await login(new Client(), email)).toMatchObject(refusal(401, 'password_not_proven'))
  })

  it('opens with the password of the account, or by setting another one', async () => {
    const typed = await movedElsewhere()
    const { proof, email } = typed
    const entered = await enterPassword(typed.owner, proof, PASSWORD)
    expect(entered).toMatchObject({ status: 200, body: { email, status: 'approved' } })
    expect((await typed.owner.get('/api/membership-card')).status).toBe(200)
    expect((await login(new Client(), email)).status).toBe(200)
    expect((await typed.attacker.get('/api/user')).status).toBe(401)

    const chosen = await movedElsewhere()
    expect(await choose(chosen.owner, chosen.proof)).toMatchObject({
      status: 200,
      body: { email: chosen.email, newName: 'Dona Real', status: 'approved' },
    })
    expect((await login(new Client(), chosen.email)).status).toBe(401)
    expect((await chosen.attacker.get('/api/user')).status).toBe(401)
  })

  it('opens by a reset e-mail too', async () => {
    const { owner, email } = await movedElsewhere()
    await owner.post('/api/password-reset', { email })
    const reset = { token: await linkTo(owner, email), password: 'senha-da-dona' }
    expect((await owner.post('/api/password-reset/confirm', reset)).status).toBe(200)
    expect((await login(owner, email, 'senha-da-dona')).status).toBe(200)
  })

  it('removes the passkeys, which a change in a browser with a session keeps', async () => {
    const attacker = await signedInClient()
    const { authenticator } = await addPasskey(attacker)
    const kept = newAddress()
    await attacker.post('/api/email-change', { email: kept, password: PASSWORD })
    const token = await linkTo(attacker, kept)
    expect((await attacker.post('/api/email-change/confirm', { token })).body.passwordProof).toBeUndefined()
    expect((await signInWith(authenticator)).status).toBe(200)
    const { email, owner } = await movedElsewhere(attacker)
    expect(await signInWith(authenticator)).toMatchObject(refusal(401, 'passkey_refused'))
    await newestMailTo(owner, email)
    expect(subjectsTo(email)).toContain('Uma chave de acesso foi removida')
  })

  it('asks an administrator for the second step after the password', async () => {
    const { user, first, secret } = await enrolledAdministrator()
    const client = new Client()
    await login(client, user.email)
    await client.post('/api/second-factor/verify', { code: appCode(secret) })
    expect((await client.get('/api/user')).status).toBe(200)
    const { owner, proof } = await movedElsewhere(client)
    expect((await first.get('/api/admin/user')).status).toBe(401)
    expect(await enterPassword(owner, proof, PASSWORD)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', access: 'code' },
    })
    expect((await owner.get('/api/user')).status).toBe(403)
  })

  it('keeps the only factor of an administrator, which opens nothing before the password is proven', async () => {
    const client = await signedInClient({ role: 'admin' })
    const { authenticator } = await addPasskey(client)
    const { owner, proof } = await movedElsewhere(client)
    expect((await signInWith(authenticator)).status).toBe(401)
    expect(await enterPassword(owner, proof, PASSWORD)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', access: 'code' },
    })
    expect((await signInWith(authenticator)).status).toBe(200)
  })
})

describe('registering an unconfirmed address again', () => {
  it('replaces data, password, sessions and links of the earlier attempt', async () => {
    const email = newAddress()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await register(email, THEIRS, headers)
    const old = await linkTo(first.client, email)
    const owner = new Client()
    const answer = await owner.post('/api/register', { fullName: 'Dona Real', email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 201, body: { fullName: 'Dona Real', email, status: 'pending' } })
    expect(answer.body.id).not.toBe(first.answer.body.id)
    expect(answer.trips).toBe(first.answer.trips)
    expect(Object.keys(answer.body)).toEqual(Object.keys(first.answer.body))
    expect((await first.client.get('/api/user')).status).toBe(401)
    expect((await login(new Client(), email, THEIRS)).status).toBe(401)
    expect((await confirm(new Client(), old)).status).toBe(400)
    expect((await first.again()).headers.getSetCookie()).toEqual([])
    expect((await confirm(owner, await linkTo(owner, email))).status).toBe(200)
    expect((await owner.get('/api/user')).body).toMatchObject({
      fullName: 'Dona Real',
      status: 'email_confirmed',
    })
    const trace = await readRows(auditLog, { subjectId: first.answer.body.id })
    expect(trace.map(({ action }) => action)).toContain('account.registration_replaced')
  })

  it.each(['email_confirmed', 'approved', 'rejected'] as const)(
    'never replaces a %s account',
    async (status) => {
      const user = await createUser({ status })
      const { answer } = await register(user.email, THEIRS)
      expect(answer).toMatchObject(refusal(409, 'registration_failed'))
      expect((await login(new Client(), user.email)).status).toBe(200)
    },
  )

  it.runIf(recording)('does not replace an address that is confirmed in the same moment', async () => {
    const email = newAddress()
    const { client } = await register(email, PASSWORD)
    const token = await linkTo(client, email)
    const env = await beforeBatch(2, () => confirm(client, token))
    const body = { fullName: 'Outra Pessoa', email, password: THEIRS }
    expect(await new Client().post('/api/register', body, { env })).toMatchObject(
      refusal(409, 'registration_failed'),
    )
    expect((await client.get('/api/user')).body).toMatchObject({
      fullName: 'Luísa Prado',
      status: 'email_confirmed',
    })
  })

  it.runIf(recording)('confirms nothing for a registration that is replaced in the same moment', async () => {
    const email = newAddress()
    const { client } = await register(email, THEIRS)
    const token = await linkTo(client, email)
    const owner = new Client()
    const env = await beforeBatch(2, () =>
      owner.post('/api/register', { fullName: 'Dona Real', email, password: PASSWORD }),
    )
    expect((await confirm(new Client(), token, { env })).status).toBe(400)
    expect((await owner.get('/api/user')).body).toMatchObject({ fullName: 'Dona Real', status: 'pending' })
  })

  it('gives way to a member who proves to own the address', async () => {
    const email = newAddress()
    const { client: squatter } = await register(email, THEIRS)
    const member = await signedInClient()
    expect((await member.post('/api/email-change', { email, password: PASSWORD })).status).toBe(200)
    const confirmed = await member.post(`/api/email-change/confirm?token=${await linkTo(member, email)}`)
    expect(confirmed.status).toBe(200)
    expect((await member.get('/api/user')).body.email).toBe(email)
    expect((await squatter.get('/api/user')).status).toBe(401)
  })
})
