import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type EventKind, kindsWhere } from '#contract/notifications.ts'
import { recordEventWhere } from '#database/events.ts'
import { sessions, tokens, users } from '#database/schema/accounts.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { endSessionsLink } from '#platform/end-sessions-link.ts'
import {
  type Answer,
  Client,
  readRows,
  refusal,
  statusesOf,
  testDatabase,
  testEnvironment,
} from '#testing/api.ts'
import { addPasskey } from '#testing/authenticator.ts'
import {
  administratorClient,
  appCode,
  createUser,
  enrolledAdministrator,
  login,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { askForReset, endSessionsTokenIn, mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const DAY_MS = 86_400_000
const invalid = refusal(400, 'end_sessions_link_invalid')
const inDays = (days: number) => ({ later: days * DAY_MS })

const end = (token: string, client = new Client(), options = {}): Promise<Answer> =>
  client.post(`/api${client.address === 'admin' ? '/admin' : ''}/sessions/end-by-link`, { token }, options)

/** A person who is signed in on two devices, with the token from the notice about the second one. */
async function personOnTwoDevices() {
  const user = await createUser()
  const own = new Client()
  await login(own, user.email)
  const stranger = new Client()
  await login(stranger, user.email)
  return { user, own, stranger, token: endSessionsTokenIn(await newestMailTo(stranger, user.email)) }
}

async function addEvent(userId: string, kind: EventKind) {
  const db = await testDatabase()
  const event = { companyId: 1, userId, kind, at: new Date() }
  await db.batch([recordEventWhere(db, event, users, eq(users.id, userId))])
}

describe('the link of a notice', () => {
  it('ends every session at both addresses, and leaves an audit row that names no actor', async () => {
    const user = await createUser({ role: 'admin' })
    const [member, admin] = [new Client(), new Client('admin')]
    await login(member, user.email)
    await admin.post('/api/admin/login', { email: user.email, password: PASSWORD })
    const token = endSessionsTokenIn(await newestMailTo(admin, user.email))
    expect(await end(token, new Client('admin'))).toMatchObject({
      status: 200,
      body: { message: 'Todos os aparelhos saíram da sua conta. Agora crie uma nova senha.' },
    })
    expect((await member.get('/api/user')).status).toBe(401)
    expect((await admin.get('/api/admin/user')).status).toBe(401)
    const rows = await readRows(auditLog, { subjectId: user.id, action: 'account.sessions_ended_by_mail' })
    expect(rows).toMatchObject([{ actorId: null }])
  })

  it('invalidates the links of earlier e-mails, and leaves other people alone', async () => {
    const { user, stranger, token } = await personOnTwoDevices()
    const other = await signedInClient()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    expect((await stranger.post('/api/email-change', { email, password: PASSWORD })).status).toBe(200)
    await stranger.post('/api/password-reset', { email: user.email })
    const reset = tokenIn(await newestMailTo(stranger, user.email))
    const change = tokenIn(await newestMailTo(stranger, email))
    expect((await end(token)).status).toBe(200)
    expect(await readRows(tokens, { userId: user.id })).toEqual([])
    expect(await readRows(users, { id: user.id })).toMatchObject([{ newEmail: null }])
    const visitor = new Client()
    const body = { token: reset, password: 'recuperada' }
    expect((await visitor.post('/api/password-reset/confirm', body)).status).toBe(400)
    expect((await visitor.post(`/api/email-change/confirm?token=${change}`)).status).toBe(400)
    expect((await other.get('/api/user')).status).toBe(200)
  })

  it('is used once', async () => {
    const { user, token } = await personOnTwoDevices()
    expect(await statusesOf([end(token), end(token)])).toEqual([200, 400])
    const again = new Client()
    await login(again, user.email)
    expect(await end(token)).toMatchObject(invalid)
    expect((await again.get('/api/user')).status).toBe(200)
  })

  it('is valid for seven days', async () => {
    const { token, own } = await personOnTwoDevices()
    expect(await end(token, new Client(), inDays(7.01))).toMatchObject(invalid)
    expect((await own.get('/api/user')).status).toBe(200)
    expect((await end(token, new Client(), inDays(6.99))).status).toBe(200)
  })

  it('is not accepted if altered, signed for another purpose, or of another kind of e-mail', async () => {
    const { user, own, token } = await personOnTwoDevices()
    const db = await testDatabase()
    await addEvent(user.id, 'registration_approved')
    const [event] = await db.select().from(events).where(eq(events.kind, 'registration_approved'))
    const link = await endSessionsLink(await testEnvironment(), 'member', event?.id ?? '')
    const session = decodeURIComponent(own.cookie?.split('=')[1] ?? '')
    const wrong = [`${token.slice(0, -4)}AAAA`, token.replace('end_sessions', 'member'), session, '', 'x']
    for (const text of [...wrong, link.split('#token=')[1] ?? ''])
      expect(await end(text)).toMatchObject(invalid)
    expect((await own.get('/api/user')).status).toBe(200)
  })
})

describe('a notice of a change', () => {
  const subjectsTo = async (email: string) => {
    await new Client().settled()
    return mailsTo(email).map(({ subject }) => subject)
  }

  /** Opens the link in the newest e-mail to the address and expects it to end every session of the person. */
  async function expectLinkToEnd(email: string, userId: string) {
    const token = endSessionsTokenIn(await newestMailTo(new Client(), email))
    expect((await end(token)).status).toBe(200)
    expect(await readRows(sessions, { userId })).toEqual([])
  }

  const readEmail = async (client: Client): Promise<string> =>
    (await client.get(client.address === 'admin' ? '/api/admin/user' : '/api/user')).body.email

  it.each([
    ['/api/password', signedInClient],
    ['/api/admin/password', administratorClient],
  ])('of the password by PUT %s has the link', async (path, signedIn) => {
    const client = await signedIn()
    const email = await readEmail(client)
    const body = { currentPassword: PASSWORD, newPassword: 'uma nova senha' }
    expect((await client.put(path, body)).status).toBe(200)
    expect((await subjectsTo(email)).at(-1)).toBe('Sua senha foi alterada')
    await expectLinkToEnd(email, client.userId)
  })

  it('of the password by a reset has the link', async () => {
    const { id, email } = await createUser()
    const { visitor, token } = await askForReset(email)
    await visitor.post('/api/password-reset/confirm', { token, password: 'recuperada' })
    expect((await subjectsTo(email)).at(-1)).toBe('Sua senha foi alterada')
    await login(visitor, email, 'recuperada')
    await expectLinkToEnd(email, id)
  })

  it('of the e-mail goes to both addresses; the link of the old one still names the account', async () => {
    const client = await signedInClient()
    const before = await readEmail(client)
    const after = `${crypto.randomUUID()}@exemplo.com.br`
    await client.post('/api/email-change', { email: after, password: PASSWORD })
    const token = tokenIn(await newestMailTo(client, after))
    expect((await client.post(`/api/email-change/confirm?token=${token}`)).status).toBe(200)
    await client.settled()
    const [old, fresh] = [mailsTo(before).at(-1), mailsTo(after).at(-1)]
    for (const mail of [old, fresh]) expect(mail?.subject).toBe('O e-mail da sua conta mudou')
    expect(old?.text).toContain('vão para o novo endereço')
    expect(fresh?.text).toContain('chegam aqui')
    await expectLinkToEnd(before, client.userId)
    await login(client, after)
    await expectLinkToEnd(after, client.userId)
  })

  it.each([
    ['/api/passkeys', signedInClient],
    ['/api/admin/passkeys', administratorClient],
  ])('of a passkey at %s has the link, added or removed', async (path, signedIn) => {
    const client = await signedIn()
    const email = await readEmail(client)
    const { answer } = await addPasskey(client)
    expect((await subjectsTo(email)).at(-1)).toBe('Uma chave de acesso foi adicionada')
    expect(endSessionsTokenIn(await newestMailTo(client, email))).not.toBe('')
    expect((await client.delete(`${path}/${answer.body.id}`)).status).toBe(204)
    expect((await subjectsTo(email)).at(-1)).toBe('Uma chave de acesso foi removida')
    await expectLinkToEnd(email, client.userId)
  })

  it('of the second factor has the link: set up, codes renewed, recovery code used, turned off', async () => {
    const { user, client, secret, recoveryCodes } = await enrolledAdministrator()
    expect(await subjectsTo(user.email)).toContain('A verificação em duas etapas está ativa')
    const step = (code: string | undefined) => client.post('/api/admin/second-factor/verify', { code })
    expect((await step(recoveryCodes[0])).status).toBe(204)
    expect(await subjectsTo(user.email)).toContain('Um código de recuperação foi usado')
    const renewed = await client.post('/api/admin/second-factor/recovery-codes', { code: appCode(secret) })
    expect(renewed.status).toBe(200)
    expect((await subjectsTo(user.email)).at(-1)).toBe('Seus códigos de recuperação mudaram')
    expect((await client.post('/api/admin/second-factor/disable', {})).status).toBe(204)
    expect((await subjectsTo(user.email)).at(-1)).toBe('A verificação em duas etapas foi desativada')
    const mails = mailsTo(user.email)
    for (const mail of mails) {
      expect(mail.text).toMatch(/http:\/\/[^\s]+\/encerrar-sessoes#/)
      expect(mail.text).toContain('Não fui eu')
      expect(mail.text).toContain('sair de todos os aparelhos')
    }
    await expectLinkToEnd(user.email, user.id)
  })

  it('leads members and administrators each to their own address', async () => {
    const { MEMBER_URL, ADMIN_URL } = await testEnvironment()
    const [member, admin] = [await createUser(), await createUser({ role: 'admin' })]
    const client = new Client()
    await login(client, member.email)
    await login(client, admin.email)
    expect((await newestMailTo(client, member.email)).text).toContain(`${MEMBER_URL}/encerrar-sessoes#`)
    expect((await newestMailTo(client, admin.email)).text).toContain(`${ADMIN_URL}/encerrar-sessoes#`)
  })

  const securityKinds = kindsWhere(({ mail }) => mail === 'security')
  it.each(securityKinds)('%s is account mail with the link', async (kind: EventKind) => {
    const { id, email } = await createUser()
    const db = await testDatabase()
    await addEvent(id, kind)
    const [event] = await db.select().from(events).where(eq(events.userId, id))
    expect(event).toMatchObject({ mailPriority: 0, mailStatus: 'waiting' })
    const link = await endSessionsLink(await testEnvironment(), 'member', event?.id ?? '')
    await login(new Client(), email)
    expect((await end(link.split('#token=')[1] ?? '')).status).toBe(200)
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  })
})
