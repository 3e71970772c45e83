import { describe, expect, it } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { earlierRequests } from '#database/schema/earlier-requests.ts'
import { events } from '#database/schema/operations.ts'
import { after } from '#domain/duration.ts'
import { invalid, readRows, refusal, unlimited, updateRows } from '#testing/api.ts'
import { administratorClient, createCompany, login, signedInClient } from '#testing/factories.ts'
import { mailsTo, newestMailTo, subjectsTo } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import { base, held, readAudit, readEvents, readUser, rejection, waiting } from '#testing/registrations.ts'

const text = 'Encontramos o contrato da empresa.'

/** The body that reverses the registration's current decision. */
async function reversalOf(id: string) {
  const { status, statusSince } = await readUser(id)
  return { status, decidedAt: statusSince.toISOString(), text }
}

async function listEarlierRequests(id: string) {
  return readRows(earlierRequests, { userId: id })
}

const listSessions = async (id: string) => readRows(sessions, { userId: id })

const reopenedMailsTo = (email: string) =>
  mailsTo(email).filter(({ subject }) => subject === 'Seu cadastro voltou para análise')

describe('POST /api/admin/registrations/:id/reverse', () => {
  it('returns a rejected registration to the queue, tells the person why, and keeps the decision', async () => {
    const [ana, bia] = await Promise.all([
      administratorClient(),
      administratorClient({ fullName: 'Bia Lima' }),
    ])
    const person = await waiting({ fullName: 'R. Souza' })
    await ana.post(`${base}/${person.id}/reject`, rejection)
    const rejected = await readUser(person.id)
    const answer = await bia.post(`${base}/${person.id}/reverse`, await reversalOf(person.id))
    expect(answer).toMatchObject({ status: 200, body: { id: person.id, status: 'email_confirmed' } })
    const row = await readUser(person.id)
    expect(row).toMatchObject({
      status: 'email_confirmed',
      queuedAt: null,
      decidedAt: null,
      decidedBy: null,
      rejectionReason: null,
      rejectionText: null,
    })
    // The wait starts again, since nobody could have decided before.
    expect(row.statusSince.getTime()).toBeGreaterThan(rejected.statusSince.getTime())
    expect(await listEarlierRequests(person.id)).toMatchObject([
      {
        fullName: 'R. Souza',
        email: person.email,
        requestedAt: person.emailConfirmedAt,
        decision: 'rejected',
        decidedAt: rejected.decidedAt,
        decidedBy: ana.userId,
        rejectionReason: rejection.reason,
        rejectionText: rejection.text,
        endedAt: row.statusSince,
        reversedBy: bia.userId,
        reversalText: text,
      },
    ])
    expect((await readAudit(person.id)).at(-1)).toMatchObject({
      action: 'registration.reversed',
      actorId: bia.userId,
      detail: { status: 'rejected', text },
    })
    const mail = await newestMailTo(bia, person.email)
    expect(mail.subject).toBe('Seu cadastro voltou para análise')
    expect(mail.text).toContain(`> ${text}`)
  })

  it('shows in the queue who reversed which decision, and why', async () => {
    const admin = await administratorClient({ fullName: 'Bia Lima' })
    const { id, email } = await waiting()
    await admin.post(`${base}/${id}/approve`)
    expect((await admin.get(`${base}/${id}`)).body.reversal).toBeNull()
    await admin.post(`${base}/${id}/reverse`, await reversalOf(id))
    const at = (await readUser(id)).statusSince.toISOString()
    const reversal = { decision: 'approved', by: 'Bia Lima', at, text }
    expect((await admin.get(`${base}/${id}`)).body).toMatchObject({ status: 'email_confirmed', reversal })
    expect((await admin.get(`${base}?search=${email}`)).body.registrations).toMatchObject([{ id, reversal }])
    expect((await admin.get(`/api/admin/members/${id}`)).body.history[0]).toMatchObject({
      action: 'registration.reversed',
      actor: 'Bia Lima',
      detail: { status: 'approved', text },
    })
  })

  it('shows no reversal before a wait that the person began, and shows it again after an undo', async () => {
    const admin = await administratorClient({ fullName: 'Bia Lima' })
    const member = await signedInClient({ status: 'rejected', rejectionReason: 'other' })
    const path = `${base}/${member.userId}`
    await admin.post(`${path}/reverse`, await reversalOf(member.userId))
    const never = { ...held, wait: () => Promise.resolve() }
    await admin.post(`${path}/approve`, undefined, never)
    expect((await admin.get(path)).body).toMatchObject({ status: 'approved', reversal: null })
    expect((await admin.post(`${path}/undo`, undefined, held)).status).toBe(200)
    expect((await admin.get(path)).body).toMatchObject({
      status: 'email_confirmed',
      reversal: { by: 'Bia Lima', text },
    })
    await admin.post(`${path}/reject`, rejection)
    expect((await member.patch('/api/registration', { fullName: 'Rodrigo Souza' })).status).toBe(200)
    expect((await admin.get(path)).body).toMatchObject({ status: 'email_confirmed', reversal: null })
  })

  it('ends the access of an approved member at once, and no session of a rejected person', async () => {
    const admin = await administratorClient()
    const member = await signedInClient({ emailConfirmedAt: new Date() })
    expect((await member.get('/api/consultations')).status).toBe(200)
    await admin.post(`${base}/${member.userId}/reverse`, await reversalOf(member.userId))
    expect((await member.get('/api/consultations')).status).toBe(401)
    expect(await listSessions(member.userId)).toEqual([])
    // On signing in again, the person sees that the registration is waiting.
    const { email } = await readUser(member.userId)
    expect((await login(member, email)).body).toMatchObject({ status: 'email_confirmed' })
    expect((await member.get('/api/consultations')).body).toMatchObject({ code: 'account_not_approved' })

    const rejected = await signedInClient({ status: 'rejected', rejectionReason: 'other' })
    await admin.post(`${base}/${rejected.userId}/reverse`, await reversalOf(rejected.userId))
    expect((await rejected.get('/api/user')).body).toMatchObject({ status: 'email_confirmed' })
  })

  it('is refused while the decision can be undone', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const person = await waiting()
    const never = { ...held, wait: () => Promise.resolve() }
    await ana.post(`${base}/${person.id}/approve`, undefined, never)
    const reversal = await reversalOf(person.id)
    expect(await bia.post(`${base}/${person.id}/reverse`, reversal, held)).toMatchObject(
      refusal(409, 'decision_not_final'),
    )
    expect(await listEarlierRequests(person.id)).toEqual([])
    expect((await ana.post(`${base}/${person.id}/undo`, undefined, held)).status).toBe(200)
    const earlier = await waiting({ status: 'approved', statusSince: after(new Date(), -10_000) })
    const answer = await bia.post(`${base}/${earlier.id}/reverse`, await reversalOf(earlier.id), held)
    expect(answer.status).toBe(200)
  })

  it('withdraws the e-mail of the decision that an outage held back', async () => {
    const admin = await administratorClient()
    const { id, email } = await waiting()
    await admin.post(`${base}/${id}/approve`, undefined, { ...held, wait: () => Promise.resolve() })
    await updateRows(events, { userId: id }, { mailAttempts: 2, mailError: 'outage' })
    await admin.post(`${base}/${id}/reverse`, await reversalOf(id))
    await admin.settled()
    const sent = (await readEvents(id)).map(({ kind, mailStatus }) => [kind, mailStatus])
    expect(Object.fromEntries(sent)).toEqual({
      registration_approved: 'dropped',
      registration_reopened: 'sent',
    })
    expect(subjectsTo(email)).toEqual(['Seu cadastro voltou para análise'])
  })

  it('takes the decision out of the statistics of its day', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const { id } = await waiting({ companyId })
    const decided = await admin.post(`${base}/${id}/approve`)
    expect(decided.body.today.count).toBe(1)
    await admin.post(`${base}/${id}/reverse`, await reversalOf(id))
    expect((await admin.get(base)).body.today.count).toBe(0)
  })

  it('is refused for accounts that are waiting, blocked, or belong to administrators or another company', async () => {
    const admin = await administratorClient()
    const decidedAt = new Date('2026-01-02T10:00:00.000Z')
    const reversal = { status: 'approved', decidedAt: decidedAt.toISOString(), text }
    const decided = { status: 'approved', statusSince: decidedAt, decidedAt } as const
    const waits = await waiting()
    const blocked = await waiting({ ...decided, blockedAt: new Date() })
    const staff = await waiting({ ...decided, role: 'admin' })
    const foreign = await waiting({ ...decided, companyId: (await createCompany()).id })
    const answerFor = ({ id }: { id: string }) => admin.post(`${base}/${id}/reverse`, reversal)
    expect(await answerFor(waits)).toMatchObject({
      status: 409,
      body: { code: 'decision_changed', decision: { status: 'email_confirmed', by: null } },
    })
    expect(await answerFor(blocked)).toMatchObject(refusal(409, 'member_blocked'))
    expect((await answerFor(staff)).status).toBe(404)
    expect((await answerFor(foreign)).status).toBe(404)
    for (const { id } of [waits, blocked, staff, foreign]) {
      expect(await listEarlierRequests(id)).toEqual([])
      expect(await readAudit(id)).toEqual([])
      expect(await readEvents(id)).toEqual([])
    }
  })

  it('reverses only the decision that was seen, and names who has decided since', async () => {
    const admin = await administratorClient({ fullName: 'Ana Souza' })
    const decidedAt = new Date('2026-01-02T10:00:00.000Z')
    const { id } = await waiting({
      status: 'approved',
      statusSince: decidedAt,
      decidedAt,
      decidedBy: admin.userId,
    })
    const seen = { ...(await reversalOf(id)), decidedAt: '2025-12-31T10:00:00.000Z' }
    expect(await admin.post(`${base}/${id}/reverse`, seen)).toMatchObject({
      status: 409,
      body: {
        code: 'decision_changed',
        decision: { status: 'approved', by: 'Ana Souza', at: decidedAt.toISOString(), own: true },
      },
    })
    expect(await listEarlierRequests(id)).toEqual([])
  })

  it('names nobody if the person has applied again since', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const member = await signedInClient({ status: 'email_confirmed', emailConfirmedAt: new Date() })
    await ana.post(`${base}/${member.userId}/reject`, rejection)
    const seen = await reversalOf(member.userId)
    expect((await member.patch('/api/registration', { fullName: 'Rodrigo Souza' })).status).toBe(200)
    for (const administrator of [ana, bia])
      expect(await administrator.post(`${base}/${member.userId}/reverse`, seen)).toMatchObject({
        status: 409,
        body: {
          code: 'decision_changed',
          decision: { status: 'email_confirmed', by: null, at: null, own: false },
        },
      })
    // The person ended the rejection, not the reversal.
    expect(await listEarlierRequests(member.userId)).toMatchObject([
      { decision: 'rejected', reversedBy: null },
    ])
  })

  it.each([
    [{ text: ' ' }, { text: 'Explique o motivo em pelo menos 3 caracteres' }],
    [{ text: 'x'.repeat(1001) }, { text: 'Use no máximo 1.000 caracteres' }],
    [{ status: 'pending' }, { status: expect.any(String) }],
    [{ decidedAt: 'ontem' }, { decidedAt: expect.any(String) }],
    [{ decidedAt: '2026-01-02T10:00:00+03' }, { decidedAt: expect.any(String) }],
  ])('refuses %j', async (wrong, fields) => {
    const admin = await administratorClient()
    const { id } = await waiting({ status: 'approved' })
    const answer = await admin.post(`${base}/${id}/reverse`, { ...(await reversalOf(id)), ...wrong })
    expect(answer).toMatchObject(invalid(fields))
  })

  it('reverses only once for retries of a request, even after the next decision', async () => {
    const admin = await administratorClient()
    const { id, email } = await waiting()
    await admin.post(`${base}/${id}/reject`, rejection)
    const reversal = await reversalOf(id)
    const key = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const { body } = await admin.post(`${base}/${id}/reverse`, reversal, key)
    const retry = () => admin.post(`${base}/${id}/reverse`, reversal, key)
    expect(await retry()).toMatchObject({ status: 200, body })
    await admin.settled()
    expect(reopenedMailsTo(email)).toHaveLength(1)
    await admin.post(`${base}/${id}/approve`)
    expect(await retry()).toMatchObject({ status: 200, body })
    expect((await readUser(id)).status).toBe('approved')
    expect(await listEarlierRequests(id)).toHaveLength(1)
    const other = { ...reversal, text: 'Outro motivo.' }
    expect((await admin.post(`${base}/${id}/reverse`, other, key)).status).toBe(422)
  })

  it('stores no answer for a reversal that was refused', async () => {
    const admin = await administratorClient()
    const { id } = await waiting({ status: 'approved' })
    const key = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const reversal = { ...(await reversalOf(id)), status: 'rejected' }
    for (let n = 0; n < 2; n++)
      expect((await admin.post(`${base}/${id}/reverse`, reversal, key)).status).toBe(409)
    expect((await readUser(id)).status).toBe('approved')
  })

  it(`has one winner in each of ${RACES} races, and the other reads who`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    const [ana, bia] = await Promise.all([
      administratorClient({ fullName: 'Ana Souza' }),
      administratorClient({ fullName: 'Bia Lima' }),
    ])
    const names = { [ana.userId]: 'Ana Souza', [bia.userId]: 'Bia Lima' }
    for (let race = 0; race < RACES; race++) {
      const { id } = await waiting({ status: 'rejected', rejectionReason: 'other' })
      const reversal = await reversalOf(id)
      const answers = await Promise.all(
        [ana, bia].map((client) => client.post(`${base}/${id}/reverse`, reversal, unlimited)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [kept, ...others] = await listEarlierRequests(id)
      expect(others).toEqual([])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'decision_changed',
        decision: {
          status: 'email_confirmed',
          by: names[kept?.reversedBy ?? ''],
          at: kept?.endedAt.toISOString(),
          own: false,
        },
      })
      expect(await readAudit(id)).toHaveLength(1)
      expect(await readEvents(id)).toHaveLength(1)
    }
  })

  it(`and a member’s new request lose nothing of each other in each of ${RACES} races`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    const admin = await administratorClient()
    for (let race = 0; race < RACES; race++) {
      const member = await signedInClient({
        status: 'rejected',
        rejectionReason: 'other',
        fullName: 'R. Souza',
      })
      const reversal = await reversalOf(member.userId)
      const [reversed, corrected] = await Promise.all([
        admin.post(`${base}/${member.userId}/reverse`, reversal, unlimited),
        member.patch('/api/registration', { fullName: 'Rodrigo Souza' }, unlimited),
      ])
      expect(corrected.status).toBe(200)
      expect(await readUser(member.userId)).toMatchObject({
        status: 'email_confirmed',
        fullName: 'Rodrigo Souza',
      })
      // The later of the two finds a waiting registration: only the earlier one keeps the rejection.
      const isReversed = reversed.status === 200
      const reversedBy = isReversed ? admin.userId : null
      expect(await listEarlierRequests(member.userId)).toMatchObject([{ fullName: 'R. Souza', reversedBy }])
      expect(await readEvents(member.userId)).toHaveLength(isReversed ? 1 : 0)
    }
  })
})
