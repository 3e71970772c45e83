import { describe, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { actionsOn, confirmed, pathOf } from '#testing/account-help.ts'
import { type Client, invalid, refusal, unlimited, updateRows } from '#testing/api.ts'
import { administratorClient, createCompany, createUser, signedInClient } from '#testing/factories.ts'
import { mailsTo, newestMailTo } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import { base, held, readAudit, readUser, waiting } from '#testing/registrations.ts'

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
    expect(JSON.stringify(await readAudit(id))).not.toContain('Souza')
    const found = await admin.get(`/api/admin/members?search=${encodeURIComponent('Rodrigo Souza')}`)
    expect(found.body.members).toContainEqual(expect.objectContaining({ id }))
  })

  it('has a limit of the recipient, beyond which nothing is corrected', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser({ fullName: 'Rodrigo Souza', ...confirmed })
    const names = ['Rodrigo Alves', 'Rodrigo Braga', 'Rodrigo Costa', 'Rodrigo Dias', 'Rodrigo Esteves']
    for (const fullName of names)
      expect((await admin.patch(`${pathOf(id)}/name`, { fullName })).status).toBe(200)
    expect(await admin.patch(`${pathOf(id)}/name`, { fullName: 'Rodrigo Farias' })).toMatchObject(
      refusal(429, 'mail_limit_reached'),
    )
    await admin.settled()
    expect((await readUser(id)).fullName).toBe('Rodrigo Esteves')
    expect(mailsTo(email)).toHaveLength(5)
    expect(await actionsOn(id)).toHaveLength(5)
  })

  it('is refused for the same name and for what is no name', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser({ fullName: 'Rodrigo Souza', ...confirmed })
    for (const [fullName, message] of [
      ['Rodrigo  Souza', 'Este já é o nome desta conta'],
      ['RS', 'Nome completo deve ter pelo menos 3 caracteres'],
    ])
      expect(await admin.patch(`${pathOf(id)}/name`, { fullName })).toMatchObject(
        invalid({ fullName: message }),
      )
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
  const nothingWaits = refusal(409, 'no_name_change')

  it('approves the waiting name, tells the person, and keeps the old one outside the audit log', async () => {
    const admin = await administratorClient({ fullName: 'Ana Diretora' })
    const member = await signedInClient(waits)
    const { email } = await readUser(member.userId)
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
    expect(JSON.stringify(await readAudit(member.userId))).not.toContain('Souza')
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
      expect(await readUser(id)).toMatchObject({ fullName: 'Rita Silva', newName: null, newNameAt: null })
      expect(await actionsOn(id)).toEqual(['member.name_rejected'])
    }
    const { id } = await createUser(waits)
    expect((await decide(admin, id, { decision: 'yes' })).status).toBe(422)
  })

  it('is refused for one’s own account, a blocked one and where nothing waits, and writes nothing', async () => {
    const admin = await administratorClient(waits)
    expect(await approve(admin, admin.userId)).toMatchObject(refusal(409, 'own_account'))
    const blocked = await createUser({ ...waits, blockedAt: new Date() })
    expect(await approve(admin, blocked.id)).toMatchObject(refusal(409, 'member_changed'))
    const other = await createUser(confirmed)
    expect(await approve(admin, other.id)).toMatchObject(nothingWaits)
    for (const id of [admin.userId, blocked.id, other.id]) expect(await actionsOn(id)).toEqual([])
    expect((await readUser(blocked.id)).newName).toBe('Rita Souza')
  })

  it(`while the member asks for another name decides on the one or leaves the other waiting, in ${RACES} races`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    const admin = await administratorClient()
    for (let race = 0; race < RACES; race++) {
      const member = await signedInClient(waits)
      const [decision, change] = await Promise.all([
        approve(admin, member.userId, { ...unlimited, headers: { 'If-Match': '"1"' } }),
        member.patch('/api/user', { fullName: 'Rita Rocha' }, unlimited),
      ])
      const row = await readUser(member.userId)
      const isApproved = row.fullName === 'Rita Souza'
      expect(decision.status).toBe(isApproved ? 200 : 409)
      expect(row.newName).toBe(change.status === 200 ? 'Rita Rocha' : null)
    }
  })
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
    expect(await readUser(id)).toMatchObject({ newName: null, newNameAt: null })
  })

  it.each(['undo', 'reverse'])('ends with the %s of the approval', async (way) => {
    const admin = await administratorClient()
    const { id } = await waiting()
    const options = way === 'undo' ? held : {}
    await admin.post(`${base}/${id}/approve`, undefined, options)
    const { newName, newNameAt } = waits
    await updateRows(users, { id }, { newName, newNameAt })
    const decidedAt = (await readUser(id)).statusSince.toISOString()
    const reversal = { status: 'approved', decidedAt, text: 'Aprovado por engano.' }
    const answer = await admin.post(`${base}/${id}/${way}`, way === 'undo' ? undefined : reversal, options)
    expect(answer.status).toBe(200)
    expect(await readUser(id)).toMatchObject({ status: 'email_confirmed', newName: null, newNameAt: null })
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
