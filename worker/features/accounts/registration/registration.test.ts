import { describe, expect, it } from 'vitest'
import { tokens, users } from '#database/schema/accounts.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { Client, invalid, readRows, refusal, updateRows } from '#testing/api.ts'
import { createUser, PASSWORD, signedInClient } from '#testing/factories.ts'
import { mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const newcomer = (overrides = {}) => ({
  fullName: 'Luísa Prado',
  email: `${crypto.randomUUID()}@exemplo.com.br`,
  password: PASSWORD,
  companyId: 1,
  ...overrides,
})

async function register(overrides = {}) {
  const client = new Client()
  const person = newcomer(overrides)
  const answer = await client.post('/api/register', person)
  return { client, person, answer }
}

describe('POST /api/register', () => {
  it('creates a pending account, signs in and e-mails the link', async () => {
    const { client, person, answer } = await register()
    expect(answer).toMatchObject({
      status: 201,
      body: {
        fullName: person.fullName,
        email: person.email,
        status: 'pending',
        role: 'member',
        companyId: 1,
      },
    })
    expect(answer.text).not.toMatch(/password(?!Off)/)
    expect((await client.get('/api/user')).body).toEqual(answer.body)
    const mail = await newestMailTo(client, person.email)
    expect(mail.subject).toBe('Confirme seu e-mail na Viver Bem')
    expect(mail.text).toContain('http://member.test/confirmar-email?token=')
    expect(mail.html).toContain('#0b6e69')
  })

  it.each([
    ['fullName', 'Ed', 'Nome completo deve ter pelo menos 3 caracteres'],
    ['fullName', undefined, 'Nome completo deve ter pelo menos 3 caracteres'],
    ['fullName', '  a  ', 'Nome completo deve ter pelo menos 3 caracteres'],
    ['fullName', 'x'.repeat(201), 'Nome completo deve ter no máximo 200 caracteres'],
    ['email', 'luisa@', 'Email inválido'],
    ['email', null, 'Email inválido'],
    ['password', '12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['password', 'x'.repeat(257), 'Senha deve ter no máximo 256 caracteres'],
    ['companyId', 2, 'Empresa inválida'],
  ])('refuses %s = %s with its message', async (field, value, sentence) => {
    const { answer } = await register({ [field]: value })
    expect(answer).toMatchObject(invalid({ [field]: sentence }))
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([
    [
      'Use só letras, espaços, hífens, apóstrofos e pontos no nome',
      [
        ...['Maria\nSua conta foi bloqueada', 'Maria\u2028Sua conta', 'Maria\u2029Sua conta', 'Maria\tSouza'],
        ...['Maria\u202eSouza', 'Maria\u2066Souza', 'Maria\u0000Souza', 'Maria\u200bSouza', 'Maria, acesse'],
        ...['Ligue 0800 123', '<b>Maria</b>', 'https://evil.example/x', '...'],
      ],
    ],
    [
      'O nome não pode conter um endereço. Deixe um espaço depois de cada ponto.',
      ['Maria acesse evil.com', 'www.evil', 'Maria.Souza.evil.com.br'],
    ],
  ])('answers “%s” to the names %j', async (sentence, names) => {
    const member = await signedInClient()
    for (const fullName of names) {
      const { answer } = await register({ fullName })
      for (const refused of [answer, await member.patch('/api/user', { fullName })])
        expect(refused, fullName).toMatchObject(invalid({ fullName: sentence }))
    }
  })

  it.each([
    ['Maria\u00a0da\u2003\u3000Silva ', 'Maria da Silva'],
    ['Ame\u0301lia d’Ávila', 'Amélia d’Ávila'],
    ["Joana D'Arc Sant'Anna-Prado Jr.", "Joana D'Arc Sant'Anna-Prado Jr."],
    ['J.R. Souza', 'J.R. Souza'],
    ['田中 太郎', '田中 太郎'],
    ['अनिल कुमार', 'अनिल कुमार'],
  ])('keeps the name %j as %j', async (fullName, kept) => {
    const { answer } = await register({ fullName })
    expect(answer).toMatchObject({ status: 201, body: { fullName: kept } })
  })

  it('greets nobody by name before the address is confirmed', async () => {
    const { client, person } = await register({
      fullName: 'Gertrudes\u00a0Sua\u00a0conta\u00a0foi\u00a0bloqueada',
    })
    const mail = await newestMailTo(client, person.email)
    expect(mail.text).toMatch(/^Olá,\n/)
    expect(mail.html + mail.text + mail.subject).not.toMatch(/Gertrudes|bloqueada/)
  })

  it('ignores role, status, id and confirmation in the payload', async () => {
    const { answer } = await register({
      role: 'admin',
      status: 'approved',
      id: 'mine',
      emailVerified: true,
      emailConfirmedAt: '2020-01-01T00:00:00Z',
      ['__proto__']: { role: 'admin' },
    })
    expect(answer.body).toMatchObject({ role: 'member', status: 'pending', emailConfirmedAt: null })
    expect(answer.body.id).not.toBe('mine')
  })

  it('fails with the general error for an e-mail in use, and notifies its owner', async () => {
    const owner = await createUser()
    const { client, answer } = await register({ email: owner.email.toUpperCase() })
    expect(answer.body).toEqual({
      message: 'Não foi possível criar sua conta. Tente novamente.',
      code: 'registration_failed',
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await newestMailTo(client, owner.email)).subject).toBe('Tentativa de cadastro com o seu e-mail')
  })

  it('keeps one account of several concurrent requests with the same e-mail', async () => {
    const person = newcomer()
    const clients = [1, 2, 3, 4].map(() => new Client())
    const answers = await Promise.all(clients.map((client) => client.post('/api/register', person)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const open = await Promise.all(clients.map((client) => client.get('/api/user')))
    expect(open.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const rows = await readRows(users, { email: person.email })
    expect(rows).toMatchObject([{ id: open.find(({ status }) => status === 200)?.body.id }])
  })

  it('signs in again on a retry with the same idempotency key', async () => {
    const person = newcomer()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await new Client().post('/api/register', person, { headers })
    const retry = new Client()
    const second = await retry.post('/api/register', person, { headers })
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(second.trips).toBeLessThanOrEqual(2)
    expect((await retry.get('/api/user')).body.id).toBe(first.body.id)
  })

  it('answers a retry but does not sign in once the password has changed', async () => {
    const person = newcomer()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const client = new Client()
    const first = await client.post('/api/register', person, { headers })
    const change = { currentPassword: person.password, newPassword: 'outra-senha' }
    expect((await client.put('/api/password', change)).status).toBe(200)
    const retry = new Client()
    const second = await retry.post('/api/register', person, { headers })
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(second.headers.getSetCookie()).toEqual([])
    expect((await retry.get('/api/user')).status).toBe(401)
    expect((await client.get('/api/sessions')).body).toHaveLength(1)
  })

  it('stores a password exactly as typed', async () => {
    const password = '  café \u0000 ☕ '
    const { person } = await register({ password })
    expect((await new Client().post('/api/login', { email: person.email, password })).status).toBe(200)
    expect(
      (await new Client().post('/api/login', { email: person.email, password: password.trim() })).status,
    ).toBe(401)
  })
})

describe('POST /api/email-confirmation', () => {
  it('accepts the token once, and the account waits for approval', async () => {
    const { client, person } = await register()
    const token = tokenIn(await newestMailTo(client, person.email))
    const answer = await client.post(`/api/email-confirmation?token=${token}`)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      message: 'E-mail confirmado com sucesso! Aguarde a aprovação do administrador.',
    })
    expect((await client.get('/api/user')).body).toMatchObject({
      status: 'email_confirmed',
      emailConfirmedAt: expect.any(String),
    })
  })

  it('answers a link that is pressed again as confirmed until its 24 hours end, and gives nothing more', async () => {
    const { client, person, answer } = await register()
    const token = tokenIn(await newestMailTo(client, person.email))
    const press = () => new Client().post(`/api/email-confirmation?token=${token}`)
    await press()
    const row = async () => (await readRows(users, { id: answer.body.id }))[0]
    const { passwordHash, unprovenPasswordHash, emailConfirmedAt } = (await row()) ?? {}
    for (const status of ['email_confirmed', 'approved', 'rejected'] as const) {
      await updateRows(users, { id: answer.body.id }, { status })
      const again = await press()
      expect(again).toMatchObject({ status: 200, trips: again.trips && 2 })
      expect(again.body).toEqual({ message: 'Seu e-mail já está confirmado.' })
      expect(again.headers.getSetCookie()).toEqual([])
    }
    expect(await row()).toMatchObject({ passwordHash, unprovenPasswordHash, emailConfirmedAt })
    await updateRows(tokens, { userId: answer.body.id }, { expiresAt: new Date(Date.now() - 1) })
    expect((await press()).status).toBe(400)
  })

  it('answers it so too after another password was set', async () => {
    const { client, person } = await register()
    const token = tokenIn(await newestMailTo(client, person.email))
    const { body } = await new Client().post(`/api/email-confirmation?token=${token}`)
    const chosen = { proof: body.passwordProof, password: 'outra senha minha', fullName: 'Luísa Prado' }
    expect((await new Client().post('/api/email-confirmation/new-password', chosen)).status).toBe(200)
    expect(await new Client().post(`/api/email-confirmation?token=${token}`)).toMatchObject({
      status: 200,
      body: { message: 'Seu e-mail já está confirmado.' },
    })
  })

  it('confirms once of several concurrent requests', async () => {
    const { client, person } = await register()
    const token = tokenIn(await newestMailTo(client, person.email))
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Client().post(`/api/email-confirmation?token=${token}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => body.passwordProof)).toHaveLength(1)
  })

  it.each([
    ['', 'Token de verificação não encontrado. Por favor, verifique o link que você recebeu.'],
    ['?token=', 'Token de verificação não encontrado. Por favor, verifique o link que você recebeu.'],
    ['?token=x', 'Falha ao confirmar e-mail. O token pode ser inválido ou expirado.'],
    [`?token=${'A'.repeat(43)}`, 'Falha ao confirmar e-mail. O token pode ser inválido ou expirado.'],
  ])('answers %s with message and error', async (search, sentence) => {
    const answer = await new Client().post(`/api/email-confirmation${search}`)
    expect(answer).toMatchObject({ status: 400, body: { message: sentence, error: sentence } })
  })

  it('rejects a token after 24 hours', async () => {
    const { client, person, answer } = await register()
    const token = tokenIn(await newestMailTo(client, person.email))
    await updateRows(tokens, { userId: answer.body.id }, { expiresAt: new Date(Date.now() - 1) })
    expect((await new Client().post(`/api/email-confirmation?token=${token}`)).status).toBe(400)
  })

  it('stores only the hashes of the tokens', async () => {
    const { client, person, answer } = await register()
    const token = tokenIn(await newestMailTo(client, person.email))
    const stored = await readRows(tokens, { userId: answer.body.id })
    const owed = await readRows(events, { userId: answer.body.id })
    expect(JSON.stringify([stored, owed])).not.toContain(token)
    expect(owed).toMatchObject([{ mailStatus: 'sent', kind: 'confirm_email', mailAttempts: 1 }])
  })
})

describe('POST /api/registration/resend-confirmation', () => {
  it('sends a link if none was sent yet', async () => {
    const client = await signedInClient({ status: 'pending', confirmationSentAt: null })
    expect((await client.post('/api/registration/resend-confirmation')).status).toBe(200)
  })

  it('waits a minute, then replaces the link', async () => {
    const { client, person, answer } = await register()
    const first = tokenIn(await newestMailTo(client, person.email))
    const tooSoon = await client.post('/api/registration/resend-confirmation')
    expect(tooSoon).toMatchObject(refusal(429, 'resend_too_soon'))
    const aMinuteAgo = new Date(Date.now() - 61_000)
    await updateRows(users, { id: answer.body.id }, { confirmationSentAt: aMinuteAgo })
    expect((await client.post('/api/registration/resend-confirmation')).status).toBe(200)
    const second = tokenIn(await newestMailTo(client, person.email))
    expect(mailsTo(person.email)).toHaveLength(2)
    expect((await client.post(`/api/email-confirmation?token=${first}`)).status).toBe(400)
    expect((await client.post(`/api/email-confirmation?token=${second}`)).status).toBe(200)
    expect(await client.post('/api/registration/resend-confirmation')).toMatchObject(
      refusal(409, 'email_already_confirmed'),
    )
  })
})

describe('PATCH /api/registration', () => {
  it('lets a rejected user correct the name and ask again', async () => {
    const client = await signedInClient({
      status: 'rejected',
      rejectionReason: 'incomplete',
      rejectionText: 'Nome abreviado.',
    })
    expect((await client.get('/api/user')).body.rejection).toEqual({
      reason: 'incomplete',
      text: 'Nome abreviado.',
    })
    const answer = await client.patch('/api/registration', { fullName: 'Rafael Souza', status: 'approved' })
    expect(answer).toMatchObject({
      status: 200,
      body: { fullName: 'Rafael Souza', status: 'email_confirmed', rejection: null },
    })
  })

  it('lets a waiting user correct the name without losing the place in the queue', async () => {
    const statusSince = new Date(Date.now() - 60_000)
    const client = await signedInClient({ status: 'email_confirmed', statusSince })
    const answer = await client.patch('/api/registration', { fullName: 'Rafael Souza' })
    expect(answer).toMatchObject({
      status: 200,
      body: { fullName: 'Rafael Souza', status: 'email_confirmed' },
    })
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(await readRows(users, { id: client.userId })).toMatchObject([
      { fullName: 'Rafael Souza', status: 'email_confirmed', statusSince },
    ])
    const trace = await readRows(auditLog, { subjectId: client.userId })
    expect(trace.map(({ action }) => action)).toContain('account.registration_corrected')
  })

  it.each(['pending', 'approved'] as const)('does nothing to a %s account', async (status) => {
    const client = await signedInClient({ status })
    expect((await client.patch('/api/registration', { fullName: 'Outro Nome' })).status).toBe(409)
    expect((await client.get('/api/user')).body.status).toBe(status)
  })
})

describe('GET and POST /api/registration-status', () => {
  const path = '/api/registration-status'
  const get = (email: string) => new Client().get(`${path}?email=${email}`)
  const post = (email: string) => new Client().post(path, { email })

  it('name the status of a confirmed registration', async () => {
    for (const status of ['email_confirmed', 'approved', 'rejected'] as const) {
      const { email } = await createUser({ status })
      for (const ask of [get, post])
        expect(await ask(email)).toMatchObject({ status: 200, body: { status, message: expect.any(String) } })
    }
  })

  it('answer an unknown e-mail exactly as a pending one, and reject an invalid one', async () => {
    const { email } = await createUser({ status: 'pending' })
    for (const ask of [get, post]) {
      const { status, text, trips } = await ask(email)
      expect(await ask('ninguem@exemplo.com.br')).toMatchObject({ status, text, trips })
      expect(text).toContain('Se este endereço está cadastrado')
      expect(await ask('maria')).toMatchObject(invalid({ email: 'Email inválido' }))
    }
  })

  it('allow ten an hour per e-mail', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await get('mesmo@exemplo.com.br')).status).toBe(200)
    expect((await get('mesmo@exemplo.com.br')).status).toBe(429)
  })
})
