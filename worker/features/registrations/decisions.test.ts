import { describe, expect, it } from 'vitest'
import { administratorClient, createCompany } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { mailsTo, subjectsTo } from '#testing/mail.ts'
import {
  base,
  readAudit,
  readEvents,
  readUser,
  rejection,
  waiting,
  withoutRoomIn,
} from '#testing/registrations.ts'

describe('a bulk decision', () => {
  it('is made for all or for none', async () => {
    const admin = await administratorClient()
    const people = [await waiting(), await waiting()]
    const ids = people.map(({ id }) => id)
    const reject = () => admin.post(`${base}/reject`, { ids, ...rejection })
    expect((await withoutRoomIn('events', 'user_id', String(ids[1]), reject)).status).toBe(500)
    expect(faults.splice(0)).toHaveLength(1)
    for (const id of ids) {
      expect(await readUser(id)).toMatchObject({ status: 'email_confirmed', decidedBy: null })
      expect([await readEvents(id), await readAudit(id)]).toEqual([[], []])
    }
  })

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
