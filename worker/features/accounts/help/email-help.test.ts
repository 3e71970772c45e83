import { describe, expect, it } from 'vitest'
import { tokens } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { actionsOn, askForEmail as ask, confirmed, newAddress, pathOf } from '#testing/account-help.ts'
import { Client, readRows, refusal, unlimited } from '#testing/api.ts'
import {
  administratorClient,
  createCompany,
  createMail,
  createUser,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { endSessionsTokenIn, mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import { readAudit, readUser } from '#testing/registrations.ts'

const confirm = (token: string) => new Client().post('/api/email-change/confirm', { token })
const withdraw = (admin: Client, id: string, options = {}) =>
  admin.delete(`${pathOf(id)}/email-change`, options)
/** The tokens left for a change of e-mail, and what became of the link that was waiting. */
async function linksLeft(id: string, waitingId: string) {
  const left = await readRows(tokens, { userId: id, purpose: 'email_change' })
  const mails = await readRows(events, { id: waitingId })
  return { tokens: left.length, mail: mails[0]?.mailStatus }
}
const nothingWaits = refusal(409, 'no_email_change')

describe('PUT /api/admin/members/:id/email-change', () => {
  it('changes the e-mail when the new address confirms it, and ends every session', async () => {
    const admin = await administratorClient()
    const member = await signedInClient({ fullName: 'Beatriz Rocha', ...confirmed })
    const { email: old } = await readUser(member.userId)
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
    // The owner of the mailbox may not know the password, so the browser must prove it.
    expect(answer).toMatchObject({ status: 200, body: { passwordProof: expect.any(String) } })
    expect(await readUser(member.userId)).toMatchObject({ email, newEmail: null })
    expect((await member.get('/api/user')).status).toBe(401)
    expect(await withdraw(admin, member.userId)).toMatchObject(nothingWaits)
    expect(await actionsOn(member.userId)).toEqual(['member.email_change_requested', 'account.email_changed'])
    expect(JSON.stringify(await readAudit(member.userId))).not.toContain(email)
  })

  it('tells the old address, whose link cancels the change', async () => {
    const admin = await administratorClient()
    const member = await signedInClient(confirmed)
    const { email: old } = await readUser(member.userId)
    const email = newAddress()
    await ask(admin, member.userId, email)
    const token = tokenIn(await newestMailTo(admin, email))
    const notice = await newestMailTo(admin, old)
    expect(notice.subject).toBe('Pedido de troca do seu e-mail')
    expect(notice.text).not.toContain(email)
    const link = { token: endSessionsTokenIn(notice) }
    expect((await new Client().post('/api/sessions/end-by-link', link)).status).toBe(200)
    expect(await readUser(member.userId)).toMatchObject({ email: old, newEmail: null })
    expect((await confirm(token)).status).toBe(400)
    expect((await member.get('/api/user')).status).toBe(401)
  })

  it('replaces an earlier change, the member’s own too, and can be withdrawn', async () => {
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

  it('of an administrator is withdrawn by nobody else', async () => {
    const admin = await administratorClient()
    const newEmail = newAddress()
    const colleague = await createUser({ role: 'admin', newEmail, newEmailSessionId: 'session' })
    expect(await withdraw(admin, colleague.id)).toMatchObject(refusal(403, 'administrator_account'))
    expect((await readUser(colleague.id)).newEmail).toBe(newEmail)
    expect(await actionsOn(colleague.id)).toEqual([])
  })

  it('is refused for an administrator, the present address and one in use, without an e-mail', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser(confirmed)
    const other = await createUser(confirmed)
    const colleague = await createUser({ role: 'admin' })
    expect(await ask(admin, colleague.id, newAddress())).toMatchObject(refusal(403, 'administrator_account'))
    expect((await ask(admin, id, email)).body.fields).toEqual({ email: 'Este já é o e-mail desta conta' })
    expect(await ask(admin, id, other.email)).toMatchObject(refusal(422, 'email_unavailable'))
    await admin.settled()
    for (const address of [email, other.email, colleague.email]) expect(mailsTo(address)).toEqual([])
  })

  it('reveals no account of another company, whose address is never taken', async () => {
    const admin = await administratorClient()
    const { id: companyId } = await createCompany()
    const stranger = await createUser({ companyId, ...confirmed })
    const { id, email } = await createUser(confirmed)
    expect((await ask(admin, id, stranger.email)).status).toBe(200)
    expect(await confirm(tokenIn(await newestMailTo(admin, stranger.email)))).toMatchObject(
      refusal(409, 'email_unavailable'),
    )
    expect((await readUser(id)).email).toBe(email)
  })

  it('lets an unconfirmed registration of the new address give way', async () => {
    const admin = await administratorClient()
    const { id } = await createUser(confirmed)
    const { email } = await createUser({ status: 'pending' })
    expect((await ask(admin, id, email)).status).toBe(200)
    expect((await confirm(tokenIn(await newestMailTo(admin, email)))).status).toBe(200)
    expect((await readUser(id)).email).toBe(email)
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
    expect(await readUser(person.id)).toMatchObject({ email: person.email, newEmail: null })
    expect((await readUser(member.userId)).newEmail).toBe(own)
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
      else expect({ status, body }).toMatchObject(refusal(429, 'mail_limit_reached'))
    }
    const last = ids[5] ?? ''
    for (let asked = 6; asked < 60; asked++) await ask(admin, last, email)
    expect(await ask(admin, last, newAddress())).toMatchObject(refusal(429, 'too_many_requests'))
    expect(await readUser(last)).toMatchObject({ newEmail: null })
    expect(await actionsOn(last)).toEqual([])
  })

  it(`by two administrators at once has one winner, whose link alone is sent, in ${RACES} races`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    for (let race = 0; race < RACES; race++) {
      const { id } = await createUser(confirmed)
      const options = { ...unlimited, headers: { 'If-Match': '"1"' } }
      const answers = await Promise.all([ana, bia].map((client) => ask(client, id, newAddress(), options)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const { newEmail } = await readUser(id)
      expect(answers.find(({ status }) => status === 200)?.body.newEmail).toBe(newEmail)
      const links = await readRows(events, { userId: id, kind: 'confirm_new_email' })
      expect(links.map(({ parameters }) => parameters.to)).toEqual([newEmail])
      await bia.settled()
      const token = tokenIn(await newestMailTo(ana, newEmail ?? ''))
      const confirmation = await new Client().post('/api/email-change/confirm', { token }, unlimited)
      expect(confirmation.status).toBe(200)
    }
  })

  it(`that is confirmed while it is withdrawn is either changed or withdrawn, in ${RACES} races`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
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
      expect(await readUser(id)).toMatchObject({ email: isChanged ? email : old, newEmail: null })
      expect((await actionsOn(id)).at(-1)).toBe(
        isChanged ? 'account.email_changed' : 'member.email_change_cancelled',
      )
    }
  })
})
