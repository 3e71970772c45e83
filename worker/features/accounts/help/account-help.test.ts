import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tokens, users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { Client, testDatabase } from '#testing/api.ts'
import {
  administratorClient,
  createCompany,
  createMail,
  createUser,
  login,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { endSessionsTokenIn, mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import { auditOf, base, held, rowOf, waiting } from '#testing/registrations.ts'

const pathOf = (id: string) => `/api/admin/members/${id}`
const newAddress = () => `${crypto.randomUUID()}@exemplo.com.br`
const confirmed = { emailConfirmedAt: new Date() }
/** Without the limit of requests per minute. */
const unlimited = { env: { RATE_LIMIT_SCALE: '1000' } }

const actionsOn = async (id: string) => (await auditOf(id)).map(({ action }) => action)
const confirm = (token: string) => new Client().post('/api/email-change/confirm', { token })
const ask = (admin: Client, id: string, email: string, options = {}) =>
  admin.put(`${pathOf(id)}/email-change`, { email }, options)
const withdraw = (admin: Client, id: string, options = {}) =>
  admin.delete(`${pathOf(id)}/email-change`, options)
/** How many tokens for a change of e-mail are left, and what became of the waiting link. */
async function linksLeft(id: string, waitingId: string) {
  const db = await testDatabase()
  const left = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, id), eq(tokens.purpose, 'email_change')))
  const mails = await db.select().from(events).where(eq(events.id, waitingId))
  return { tokens: left.length, mail: mails[0]?.mailStatus }
}
const nothingWaits = { status: 409, body: { code: 'no_email_change' } }

const helps: Record<string, (admin: Client, id: string) => ReturnType<Client['post']>> = {
  'a password link': (admin, id) => admin.post(`${pathOf(id)}/password-link`),
  'a corrected name': (admin, id) => admin.patch(`${pathOf(id)}/name`, { fullName: 'Rodrigo Souza' }),
  'another e-mail': (admin, id) => ask(admin, id, newAddress()),
}

describe.each(Object.entries(helps))('%s', (_name, help) => {
  it('works for a member and for a person who is waiting for approval', async () => {
    const admin = await administratorClient()
    for (const status of ['approved', 'email_confirmed', 'rejected'] as const)
      expect((await help(admin, (await createUser({ status, ...confirmed })).id)).status).toBe(200)
  })

  it.each([
    ['an unconfirmed registration', { status: 'pending' as const }],
    ['a blocked member', { blockedAt: new Date() }],
  ])('is refused for %s, and writes nothing', async (_who, overrides) => {
    const admin = await administratorClient()
    const { id, email, fullName } = await createUser(overrides)
    expect(await help(admin, id)).toMatchObject({ status: 409, body: { code: 'member_changed' } })
    await admin.settled()
    expect(mailsTo(email)).toEqual([])
    expect(await actionsOn(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ fullName, newEmail: null })
  })

  it('is refused for one’s own account', async () => {
    const admin = await administratorClient()
    expect(await help(admin, admin.userId)).toMatchObject({ status: 409, body: { code: 'own_account' } })
  })
})

describe('POST /api/admin/members/:id/password-link', () => {
  it('sends the link only to the person, and leaves an audit row', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser(confirmed)
    const answer = await admin.post(`${pathOf(id)}/password-link`)
    const token = tokenIn(await newestMailTo(admin, email))
    expect(answer.body).toEqual({ id, sentAt: expect.any(String) })
    expect(await auditOf(id)).toMatchObject([{ action: 'member.password_link_sent', actorId: admin.userId }])
    const password = 'capivara no lago 7'
    expect((await new Client().post('/api/password-reset/confirm', { token, password })).status).toBe(200)
    expect((await login(new Client(), email, password)).status).toBe(200)
  })

  it('counts with the person’s own requests', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser(confirmed)
    const person = new Client()
    expect((await person.post('/api/password-reset', { email })).status).toBe(200)
    await person.settled()
    for (let sent = 0; sent < 2; sent++)
      expect((await admin.post(`${pathOf(id)}/password-link`)).status).toBe(200)
    expect(await admin.post(`${pathOf(id)}/password-link`)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    await admin.settled()
    expect(mailsTo(email)).toHaveLength(3)
    expect(await actionsOn(id)).toHaveLength(2)
  })
})

describe('PATCH /api/admin/members/:id/name', () => {
  it('corrects the name, tells the person, and keeps the old one outside the audit log', async () => {
    const admin = await administratorClient({ fullName: 'Ana Diretora' })
    const { id, email } = await createUser({ fullName: 'R. Souza', ...confirmed })
    expect(await admin.patch(`${pathOf(id)}/name`, { fullName: ' Rodrigo  Souza ' })).toMatchObject({
      status: 200,
      body: { id, fullName: 'Rodrigo Souza', version: 2 },
    })
    const mail = await newestMailTo(admin, email)
    expect(mail.subject).toBe('O nome da sua conta foi corrigido')
    expect(mail.text).toContain('> Rodrigo Souza')
    expect((await admin.get(pathOf(id))).body).toMatchObject({
      fullName: 'Rodrigo Souza',
      history: [{ action: 'member.name_corrected', actor: 'Ana Diretora', detail: null }],
    })
    expect((await admin.get(`${pathOf(id)}/person`)).body.messages).toMatchObject([
      { kind: 'name_corrected', nameChange: { from: 'R. Souza', to: 'Rodrigo Souza' } },
    ])
    expect(JSON.stringify(await auditOf(id))).not.toContain('Souza')
    const found = await admin.get(`/api/admin/members?search=${encodeURIComponent('Rodrigo Souza')}`)
    expect(found.body.members).toContainEqual(expect.objectContaining({ id }))
  })

  it('has a limit of the recipient, beyond which nothing is corrected', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser({ fullName: 'Rodrigo Souza', ...confirmed })
    const names = ['Rodrigo Alves', 'Rodrigo Braga', 'Rodrigo Costa', 'Rodrigo Dias', 'Rodrigo Esteves']
    for (const fullName of names)
      expect((await admin.patch(`${pathOf(id)}/name`, { fullName })).status).toBe(200)
    expect(await admin.patch(`${pathOf(id)}/name`, { fullName: 'Rodrigo Farias' })).toMatchObject({
      status: 429,
      body: { code: 'mail_limit_reached' },
    })
    await admin.settled()
    expect((await rowOf(id)).fullName).toBe('Rodrigo Esteves')
    expect(mailsTo(email)).toHaveLength(5)
    expect(await actionsOn(id)).toHaveLength(5)
  })

  it('is refused for the same name and for an invalid one', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser({ fullName: 'Rodrigo Souza', ...confirmed })
    for (const [fullName, message] of [
      ['Rodrigo  Souza', 'Este já é o nome desta conta'],
      ['RS', 'Nome completo deve ter pelo menos 3 caracteres'],
    ])
      expect(await admin.patch(`${pathOf(id)}/name`, { fullName })).toMatchObject({
        status: 422,
        body: { fields: { fullName: message } },
      })
    await admin.settled()
    expect(mailsTo(email)).toEqual([])
    expect(await actionsOn(id)).toEqual([])
  })
})

describe('PUT /api/admin/members/:id/name-change', () => {
  const waits = { fullName: 'Rita Silva', newName: 'Rita Souza', newNameAt: new Date(), ...confirmed }
  const decide = (admin: Client, id: string, body: object, options = {}) =>
    admin.put(`${pathOf(id)}/name-change`, body, options)
  const approve = (admin: Client, id: string, options = {}) =>
    decide(admin, id, { decision: 'approved' }, options)
  const nothingWaits = { status: 409, body: { code: 'no_name_change' } }

  it('approves the waiting name, tells the person, and keeps the old one outside the audit log', async () => {
    const admin = await administratorClient({ fullName: 'Ana Diretora' })
    const member = await signedInClient(waits)
    const { email } = await rowOf(member.userId)
    expect((await admin.get(pathOf(member.userId))).body).toMatchObject({
      fullName: 'Rita Silva',
      newName: 'Rita Souza',
    })
    expect(await approve(admin, member.userId)).toMatchObject({
      status: 200,
      body: { fullName: 'Rita Souza', newName: null, version: 2 },
    })
    const mail = await newestMailTo(admin, email)
    expect(mail.subject).toBe('Seu novo nome foi aprovado')
    expect(mail.text).toContain('> Rita Souza')
    expect((await member.get('/api/notifications')).body).toMatchObject([
      { kind: 'name_approved', parameters: { newName: 'Rita Souza' }, readAt: null },
    ])
    expect((await member.get('/api/user')).body).toMatchObject({ fullName: 'Rita Souza', newName: null })
    expect((await member.get('/api/membership-card')).body).toMatchObject({ fullName: 'Rita Souza' })
    expect((await admin.get(pathOf(member.userId))).body).toMatchObject({
      newName: null,
      history: [{ action: 'member.name_approved', actor: 'Ana Diretora', detail: null }],
    })
    expect((await admin.get(`${pathOf(member.userId)}/person`)).body.messages).toMatchObject([
      { kind: 'name_approved', nameChange: { from: 'Rita Silva', to: 'Rita Souza' } },
    ])
    expect(JSON.stringify(await auditOf(member.userId))).not.toContain('Souza')
    expect(await approve(admin, member.userId)).toMatchObject(nothingWaits)
  })

  it('rejects it with a reason or without, and the name stays', async () => {
    const admin = await administratorClient()
    for (const text of ['Envie o documento com o nome novo.', null]) {
      const { id, email } = await createUser(waits)
      expect(await decide(admin, id, { decision: 'rejected', text })).toMatchObject({
        status: 200,
        body: { fullName: 'Rita Silva', newName: null },
      })
      const mail = await newestMailTo(admin, email)
      expect(mail.subject).toBe('Seu novo nome não foi aprovado')
      expect(mail.text).toContain('Rita Souza')
      expect(mail.text.includes(`> ${text}`)).toBe(text !== null)
      expect(await rowOf(id)).toMatchObject({ fullName: 'Rita Silva', newName: null, newNameAt: null })
      expect(await actionsOn(id)).toEqual(['member.name_rejected'])
    }
  })

  it('decides only on the name that was shown', async () => {
    const admin = await administratorClient()
    const member = await signedInClient(waits)
    const shown = { headers: { 'If-Match': '"1"' } }
    await member.patch('/api/user', { fullName: 'Rita Rocha' })
    expect(await approve(admin, member.userId, shown)).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { fullName: 'Rita Silva', newName: 'Rita Rocha' } },
    })
    expect(await rowOf(member.userId)).toMatchObject({ fullName: 'Rita Silva', newName: 'Rita Rocha' })
    expect((await decide(admin, member.userId, { decision: 'yes' })).status).toBe(422)
  })

  it('is refused for one’s own account, a blocked one and without a pending name, and writes nothing', async () => {
    const admin = await administratorClient(waits)
    expect(await approve(admin, admin.userId)).toMatchObject({ status: 409, body: { code: 'own_account' } })
    const blocked = await createUser({ ...waits, blockedAt: new Date() })
    expect(await approve(admin, blocked.id)).toMatchObject({ status: 409, body: { code: 'member_changed' } })
    const other = await createUser(confirmed)
    expect(await approve(admin, other.id)).toMatchObject(nothingWaits)
    for (const id of [admin.userId, blocked.id, other.id]) expect(await actionsOn(id)).toEqual([])
    expect((await rowOf(blocked.id)).newName).toBe('Rita Souza')
  })

  it(
    'while the member asks for another name decides on the one or leaves the other waiting',
    async () => {
      const admin = await administratorClient()
      for (let race = 0; race < RACES; race++) {
        const member = await signedInClient(waits)
        const [decision, change] = await Promise.all([
          approve(admin, member.userId, { ...unlimited, headers: { 'If-Match': '"1"' } }),
          member.patch('/api/user', { fullName: 'Rita Rocha' }, unlimited),
        ])
        const row = await rowOf(member.userId)
        const isApproved = row.fullName === 'Rita Souza'
        expect(decision.status).toBe(isApproved ? 200 : 409)
        expect(row.newName).toBe(change.status === 200 ? 'Rita Rocha' : null)
      }
    },
    RACES_TIMEOUT_MS,
  )
})

describe('a waiting name', () => {
  const waits = { fullName: 'Rita Silva', newName: 'Rita Souza', newNameAt: new Date(), ...confirmed }

  it('ends with a correction by an administrator', async () => {
    const admin = await administratorClient()
    const { id } = await createUser(waits)
    expect((await admin.patch(`${pathOf(id)}/name`, { fullName: 'Rita Rocha' })).body).toMatchObject({
      fullName: 'Rita Rocha',
      newName: null,
    })
    expect(await rowOf(id)).toMatchObject({ newName: null, newNameAt: null })
  })

  it.each(['undo', 'reverse'])('ends with the %s of the approval', async (way) => {
    const admin = await administratorClient()
    const { id } = await waiting()
    const options = way === 'undo' ? held : {}
    await admin.post(`${base}/${id}/approve`, undefined, options)
    const { newName, newNameAt } = waits
    await (await testDatabase()).update(users).set({ newName, newNameAt }).where(eq(users.id, id))
    const decidedAt = (await rowOf(id)).statusSince.toISOString()
    const reversal = { status: 'approved', decidedAt, text: 'Aprovado por engano.' }
    const answer = await admin.post(`${base}/${id}/${way}`, way === 'undo' ? undefined : reversal, options)
    expect(answer.status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: 'email_confirmed', newName: null, newNameAt: null })
  })

  it('is listed for the company, the oldest first, unless the member is blocked', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const since = (minute: number) => ({ ...waits, companyId, newNameAt: new Date(2026, 0, 1, 0, minute) })
    const second = await createUser(since(2))
    const first = await createUser(since(1))
    await createUser({ ...since(0), blockedAt: new Date() })
    await createUser(waits)
    expect((await admin.get('/api/admin/members/name-changes')).body).toEqual(
      [first, second].map(({ id }) => ({ id, fullName: 'Rita Silva', newName: 'Rita Souza' })),
    )
  })
})

describe('PUT /api/admin/members/:id/email-change', () => {
  it('changes the e-mail when the new address confirms it, and ends every session', async () => {
    const admin = await administratorClient()
    const member = await signedInClient({ fullName: 'Beatriz Rocha', ...confirmed })
    const { email: old } = await rowOf(member.userId)
    const email = newAddress()
    expect(await ask(admin, member.userId, email)).toMatchObject({
      status: 200,
      body: { email: old, newEmail: email },
    })
    expect((await admin.get(pathOf(member.userId))).body).toMatchObject({ email: old, newEmail: email })
    expect((await member.get('/api/user')).status).toBe(200)
    const mail = await newestMailTo(admin, email)
    expect(mail.text).toContain('anotou este endereço como o novo e-mail da sua conta')
    expect(mail.text).not.toContain('Beatriz')

    const answer = await confirm(tokenIn(mail))
    // The owner of the mailbox may not know the password, so it is asked for.
    expect(answer).toMatchObject({ status: 200, body: { passwordProof: expect.any(String) } })
    expect(await rowOf(member.userId)).toMatchObject({ email, newEmail: null })
    expect((await member.get('/api/user')).status).toBe(401)
    expect(await actionsOn(member.userId)).toEqual(['member.email_change_requested', 'account.email_changed'])
    expect(JSON.stringify(await auditOf(member.userId))).not.toContain(email)
  })

  it('tells the old address, whose link cancels the change', async () => {
    const admin = await administratorClient()
    const member = await signedInClient(confirmed)
    const { email: old } = await rowOf(member.userId)
    const email = newAddress()
    await ask(admin, member.userId, email)
    const token = tokenIn(await newestMailTo(admin, email))
    const notice = await newestMailTo(admin, old)
    expect(notice.subject).toBe('Pedido de troca do seu e-mail')
    expect(notice.text).not.toContain(email)
    const link = { token: endSessionsTokenIn(notice) }
    expect((await new Client().post('/api/sessions/end-by-link', link)).status).toBe(200)
    expect(await rowOf(member.userId)).toMatchObject({ email: old, newEmail: null })
    expect((await confirm(token)).status).toBe(400)
    expect((await member.get('/api/user')).status).toBe(401)
  })

  it('replaces an earlier change, including the member’s own, and can be withdrawn', async () => {
    const admin = await administratorClient()
    const member = await signedInClient(confirmed)
    const [own, first, second] = [newAddress(), newAddress(), newAddress()]
    await member.post('/api/email-change', { email: own, password: PASSWORD })
    const tokens = [tokenIn(await newestMailTo(member, own))]
    for (const email of [first, second]) {
      await ask(admin, member.userId, email)
      tokens.push(tokenIn(await newestMailTo(admin, email)))
    }
    const [ownToken = '', firstToken = '', secondToken = ''] = tokens
    expect((await confirm(ownToken)).status).toBe(400)
    expect((await confirm(firstToken)).status).toBe(400)
    expect(await withdraw(admin, member.userId)).toMatchObject({ status: 200, body: { newEmail: null } })
    expect(await withdraw(admin, member.userId)).toMatchObject(nothingWaits)
    expect((await confirm(secondToken)).status).toBe(400)
    expect(await actionsOn(member.userId)).toEqual([
      'account.email_change_requested',
      'member.email_change_requested',
      'member.email_change_requested',
      'member.email_change_cancelled',
    ])
  })

  it('is sent again in the words of the first link', async () => {
    const admin = await administratorClient()
    const member = await signedInClient(confirmed)
    const [email, own] = [newAddress(), newAddress()]
    const byStaff = 'anotou este endereço como o novo e-mail da sua conta'
    await ask(admin, member.userId, email)
    await admin.settled()
    expect((await member.post('/api/email-change/resend')).status).toBe(200)
    const again = await newestMailTo(member, email)
    expect(mailsTo(email)).toHaveLength(2)
    expect(again.text).toContain(byStaff)
    await member.post('/api/email-change', { email: own, password: PASSWORD })
    await member.post('/api/email-change/resend')
    expect((await newestMailTo(member, own)).text).not.toContain(byStaff)
  })

  it('can be withdrawn by the member', async () => {
    const admin = await administratorClient()
    const member = await signedInClient(confirmed)
    const email = newAddress()
    await ask(admin, member.userId, email)
    const token = tokenIn(await newestMailTo(admin, email))
    expect((await member.get('/api/user')).body.newEmail).toBe(email)
    expect((await member.delete('/api/email-change')).body.newEmail).toBeNull()
    expect((await confirm(token)).status).toBe(400)
  })

  it('that was confirmed first cannot be withdrawn', async () => {
    const admin = await administratorClient()
    const { id } = await createUser(confirmed)
    const email = newAddress()
    await ask(admin, id, email)
    expect((await confirm(tokenIn(await newestMailTo(admin, email)))).status).toBe(200)
    expect(await withdraw(admin, id)).toMatchObject(nothingWaits)
    expect(await rowOf(id)).toMatchObject({ email, newEmail: null })
    expect(await actionsOn(id)).toEqual(['member.email_change_requested', 'account.email_changed'])
  })

  it('that was withdrawn first cannot be confirmed', async () => {
    const admin = await administratorClient()
    const { id, email: old } = await createUser(confirmed)
    const email = newAddress()
    await ask(admin, id, email)
    const token = tokenIn(await newestMailTo(admin, email))
    expect((await withdraw(admin, id)).status).toBe(200)
    expect((await confirm(token)).status).toBe(400)
    expect(await rowOf(id)).toMatchObject({ email: old, newEmail: null })
    expect(await actionsOn(id)).toEqual(['member.email_change_requested', 'member.email_change_cancelled'])
  })

  it('of an administrator cannot be withdrawn by anyone else', async () => {
    const admin = await administratorClient()
    const newEmail = newAddress()
    const colleague = await createUser({ role: 'admin', newEmail, newEmailSessionId: 'session' })
    expect(await withdraw(admin, colleague.id)).toMatchObject({
      status: 403,
      body: { code: 'administrator_account' },
    })
    expect((await rowOf(colleague.id)).newEmail).toBe(newEmail)
    expect(await actionsOn(colleague.id)).toEqual([])
  })

  it('is refused for an administrator, the current address and one in use, without an e-mail', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser(confirmed)
    const other = await createUser(confirmed)
    const colleague = await createUser({ role: 'admin' })
    expect(await ask(admin, colleague.id, newAddress())).toMatchObject({
      status: 403,
      body: { code: 'administrator_account' },
    })
    expect((await ask(admin, id, email)).body.fields).toEqual({ email: 'Este já é o e-mail desta conta' })
    expect(await ask(admin, id, other.email)).toMatchObject({
      status: 422,
      body: { code: 'email_unavailable' },
    })
    await admin.settled()
    for (const address of [email, other.email, colleague.email]) expect(mailsTo(address)).toEqual([])
  })

  it('reveals no account of another company, whose address is never taken', async () => {
    const admin = await administratorClient()
    const { id: companyId } = await createCompany()
    const stranger = await createUser({ companyId, ...confirmed })
    const { id, email } = await createUser(confirmed)
    expect((await ask(admin, id, stranger.email)).status).toBe(200)
    expect(await confirm(tokenIn(await newestMailTo(admin, stranger.email)))).toMatchObject({
      status: 409,
      body: { code: 'email_unavailable' },
    })
    expect((await rowOf(id)).email).toBe(email)
  })

  it('lets an unconfirmed registration of the new address give way', async () => {
    const admin = await administratorClient()
    const { id } = await createUser(confirmed)
    const { email } = await createUser({ status: 'pending' })
    expect((await ask(admin, id, email)).status).toBe(200)
    expect((await confirm(tokenIn(await newestMailTo(admin, email)))).status).toBe(200)
    expect((await rowOf(id)).email).toBe(email)
  })

  it('ends with the step from member to administrator, unless the member asked for it', async () => {
    const admin = await administratorClient()
    const person = await createUser(confirmed)
    const wanted = newAddress()
    await ask(admin, person.id, wanted)
    const token = tokenIn(await newestMailTo(admin, wanted))
    const member = await signedInClient(confirmed)
    const own = newAddress()
    await member.post('/api/email-change', { email: own, password: PASSWORD })
    await member.settled()
    const link = { kind: 'confirm_new_email' as const, mailDueAt: new Date(Date.now() + 60_000) }
    const staffLink = await createMail({ ...link, userId: person.id })
    const ownLink = await createMail({ ...link, userId: member.userId })
    for (const id of [person.id, member.userId])
      expect((await admin.put(`${pathOf(id)}/role`, { role: 'admin' })).status).toBe(200)
    expect((await confirm(token)).status).toBe(400)
    expect(await rowOf(person.id)).toMatchObject({ email: person.email, newEmail: null })
    expect((await rowOf(member.userId)).newEmail).toBe(own)
    expect(await linksLeft(person.id, staffLink.id)).toEqual({ tokens: 0, mail: 'dropped' })
    expect(await linksLeft(member.userId, ownLink.id)).toEqual({ tokens: 1, mail: 'waiting' })
  })

  it('has limits of the administrator and of the new address', async () => {
    const admin = await administratorClient()
    const email = newAddress()
    const ids: string[] = []
    for (let sent = 0; sent < 6; sent++) {
      ids.push((await createUser(confirmed)).id)
      const { status, body } = await ask(admin, ids[sent] ?? '', email)
      if (sent < 5) expect(status).toBe(200)
      else expect({ status, body }).toMatchObject({ status: 429, body: { code: 'mail_limit_reached' } })
    }
    const last = ids[5] ?? ''
    for (let asked = 6; asked < 60; asked++) await ask(admin, last, email)
    expect(await ask(admin, last, newAddress())).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    expect(await rowOf(last)).toMatchObject({ newEmail: null })
    expect(await actionsOn(last)).toEqual([])
  })

  it('by a second administrator who saw the state before is refused, and the first link stays', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const { id } = await createUser(confirmed)
    const [first, second] = [newAddress(), newAddress()]
    const options = { headers: { 'If-Match': '"1"' } }
    expect((await ask(ana, id, first, options)).status).toBe(200)
    expect((await ask(bia, id, second, options)).status).toBe(409)
    const token = tokenIn(await newestMailTo(ana, first))
    await bia.settled()
    expect(mailsTo(second)).toEqual([])
    expect((await confirm(token)).status).toBe(200)
  })

  it(
    'by two administrators at once has one winner, whose link alone is sent',
    async () => {
      const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
      const db = await testDatabase()
      for (let race = 0; race < RACES; race++) {
        const { id } = await createUser(confirmed)
        const options = { ...unlimited, headers: { 'If-Match': '"1"' } }
        const answers = await Promise.all([ana, bia].map((client) => ask(client, id, newAddress(), options)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        const { newEmail } = await rowOf(id)
        expect(answers.find(({ status }) => status === 200)?.body.newEmail).toBe(newEmail)
        const links = await db
          .select()
          .from(events)
          .where(and(eq(events.userId, id), eq(events.kind, 'confirm_new_email')))
        expect(links.map(({ parameters }) => parameters.to)).toEqual([newEmail])
      }
    },
    RACES_TIMEOUT_MS,
  )

  it(
    'that is confirmed while it is withdrawn is either changed or withdrawn',
    async () => {
      const admin = await administratorClient()
      for (let race = 0; race < RACES; race++) {
        const { id, email: old } = await createUser(confirmed)
        const email = newAddress()
        await ask(admin, id, email, unlimited)
        const token = tokenIn(await newestMailTo(admin, email))
        const [confirmation, withdrawal] = await Promise.all([
          new Client().post('/api/email-change/confirm', { token }, unlimited),
          withdraw(admin, id, unlimited),
        ])
        const isChanged = confirmation.status === 200
        expect(confirmation.status).toBe(isChanged ? 200 : 400)
        expect(withdrawal).toMatchObject(isChanged ? nothingWaits : { status: 200, body: { newEmail: null } })
        expect(await rowOf(id)).toMatchObject({ email: isChanged ? email : old, newEmail: null })
        expect((await actionsOn(id)).at(-1)).toBe(
          isChanged ? 'account.email_changed' : 'member.email_change_cancelled',
        )
      }
    },
    RACES_TIMEOUT_MS,
  )
})
