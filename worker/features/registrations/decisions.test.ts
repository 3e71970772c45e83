import { describe, expect, it } from 'vitest'
import { unlimited } from '#testing/api.ts'
import { administratorClient, createCompany } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { mailsTo, subjectsTo } from '#testing/mail.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import {
  base,
  readAudit,
  readEvents,
  readUser,
  rejection,
  waiting,
  withoutRoomIn,
} from '#testing/registrations.ts'

it.each(['events', 'audit_log', 'users'])(
  'a decision with its audit row and event happen together or not at all: %s cannot be written',
  async (table) => {
    const admin = await administratorClient()
    const [person, other] = [await waiting(), await waiting()]
    const column = { events: 'user_id', audit_log: 'subject_id', users: 'id' }[table] ?? ''
    const [single, bulk] = await withoutRoomIn(table, column, person.id, async () => [
      await admin.post(`${base}/${person.id}/approve`),
      await admin.post(`${base}/reject`, { ids: [other.id, person.id], ...rejection }),
    ])
    expect(faults.splice(0)).toHaveLength(2)
    expect([single?.status, bulk?.status]).toEqual([500, 500])
    for (const { id } of [person, other]) {
      expect(await readUser(id)).toMatchObject({ status: 'email_confirmed', decidedBy: null })
      expect(await readEvents(id)).toEqual([])
      expect(await readAudit(id)).toEqual([])
    }
    expect((await admin.post(`${base}/${person.id}/approve`)).status).toBe(200)
  },
)

it(`a decision by two administrators at once has one winner in each of ${RACES} races, and the others read who`, {
  timeout: RACES_TIMEOUT_MS,
}, async () => {
  const [ana, bia] = await Promise.all([
    administratorClient({ fullName: 'Ana Souza' }),
    administratorClient({ fullName: 'Bia Lima' }),
  ])
  const clients = { [ana.userId]: 'Ana Souza', [bia.userId]: 'Bia Lima' }
  for (let race = 0; race < RACES; race++) {
    const { id } = await waiting()
    const answers = await Promise.all([
      ana.post(`${base}/${id}/approve`, undefined, unlimited),
      bia.post(`${base}/${id}/reject`, rejection, unlimited),
      bia.post(`${base}/approve`, { ids: [id] }, unlimited),
      ana.post(`${base}/reject`, { ids: [id], ...rejection }, unlimited),
    ])
    const row = await readUser(id)
    const winners = answers.filter(
      ({ status, body }) => status === 200 && (body.decided ? body.decided.length === 1 : true),
    )
    expect(winners).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => !winners.includes(answer))) {
      const before = status === 409 ? body.decision : body.before[0]
      expect(before).toMatchObject({
        status: row.status,
        by: clients[row.decidedBy ?? ''],
        at: row.decidedAt?.toISOString(),
      })
    }
    expect(await readAudit(id)).toHaveLength(1)
    expect(await readEvents(id)).toHaveLength(1)
  }
})

describe('a bulk decision', () => {
  it('states for each registration who decided it', async () => {
    const admin = await administratorClient()
    const bia = await administratorClient({ fullName: 'Bia Lima' })
    const people = await Promise.all(Array.from({ length: 50 }, () => waiting()))
    const [first, second, ...rest] = people.map(({ id }) => id)
    await bia.post(`${base}/${first}/approve`)
    await admin.post(`${base}/${second}/reject`, rejection)
    const foreign = await waiting({ companyId: (await createCompany()).id })
    const ids = [first, second, ...rest.slice(1), foreign.id]
    const answer = await admin.post(`${base}/approve`, { ids })
    expect(answer.status).toBe(200)
    expect(new Set(answer.body.decided)).toEqual(new Set(rest.slice(1)))
    expect(answer.body.before).toHaveLength(2)
    expect(answer.body.before).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first, status: 'approved', by: 'Bia Lima', own: false }),
        expect.objectContaining({ id: second, status: 'rejected', own: true }),
      ]),
    )
    expect(answer.body.missing).toEqual([foreign.id])
    expect((await readUser(foreign.id)).status).toBe('email_confirmed')
    const rows = await Promise.all(rest.slice(1).map(readAudit))
    expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(47)
    await admin.settled()
    const mails = people.slice(3).map(({ email }) => subjectsTo(email))
    expect(mails).toEqual(people.slice(3).map(() => ['Seu cadastro foi aprovado']))
  })

  it('rejects all with the same text', async () => {
    const admin = await administratorClient()
    const people = [await waiting(), await waiting()]
    await admin.post(`${base}/reject`, { ids: people.map(({ id }) => id), ...rejection })
    await admin.settled()
    for (const { id, email } of people) {
      expect(await readUser(id)).toMatchObject({ status: 'rejected', rejectionReason: 'incomplete' })
      expect(mailsTo(email).at(-1)?.text).toContain('Informe o nome completo.')
    }
  })

  it.each([
    {},
    { ids: [] },
    { ids: 'x' },
    { ids: [1] },
    { ids: Array.from({ length: 51 }, (_, n) => `${n}`) },
  ])('refuses %j', async (body) => {
    const admin = await administratorClient()
    for (const path of ['approve', 'undo'])
      expect((await admin.post(`${base}/${path}`, body)).status).toBe(422)
    expect((await admin.post(`${base}/reject`, { ...body, ...rejection })).status).toBe(422)
  })
})
