import { describe, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { type Client, refusal, statusesOf, unlimited } from './api.ts'
import { administratorClient, createUser, knownBrowserOf, login } from './factories.ts'
import { faults } from './logged.ts'
import { subjectsTo } from './mail.ts'
import { policyRow, readTraces, reviewsPath, waitingPolicy } from './policies.ts'
import { RACES, RACES_TIMEOUT_MS } from './races.ts'
import {
  ageDecision,
  base,
  deliver,
  held,
  readAudit,
  readEvents,
  readUser,
  rejection,
  waiting,
  withoutRoomIn,
} from './registrations.ts'

const number = { policyNumber: '48.2217' }
const words = { text: 'Falta a página 2.' }

const KINDS = {
  registration: {
    path: base,
    table: users,
    /** The tables that a decision writes, each with the column that names the record or its person. */
    written: [
      ['users', 'id'],
      ['audit_log', 'subject_id'],
      ['events', 'user_id'],
    ],
    add: () => waiting({ emailConfirmedAt: new Date('2024-05-06T07:08:09Z') }),
    bodies: { approve: {}, reject: rejection },
    /** Paths and bodies of two decisions by each of two administrators. */
    rivals: (id: string) => [
      [`${id}/approve`, {}],
      [`reject`, { ids: [id], ...rejection }],
      [`approve`, { ids: [id] }],
      [`${id}/reject`, rejection],
    ],
    row: readUser,
    traces: async (id: string) => ({ audit: await readAudit(id), events: await readEvents(id) }),
    approved: 'Seu cadastro foi aprovado',
  },
  policy: {
    path: reviewsPath,
    table: policies,
    written: [
      ['policies', 'id'],
      ['audit_log', 'subject_id'],
      ['events', 'subject_id'],
    ],
    add: async () => {
      const { id: ownerId, email } = await createUser()
      return { ...(await waitingPolicy({ ownerId })), email }
    },
    bodies: { approve: number, reject: words },
    rivals: (id: string) => [
      [`${id}/approve`, number],
      [`${id}/reject`, { text: 'Ilegível.' }],
      [`${id}/approve`, { policyNumber: '99-1' }],
      [`${id}/reject`, words],
    ],
    row: policyRow,
    traces: readTraces,
    approved: 'Sua apólice foi aprovada',
  },
} as const

const final = refusal(409, 'decision_final')

describe.each(Object.entries(KINDS))('a decision on a %s', (name, kind) => {
  const decide = (by: Client, id: string, verb: 'approve' | 'reject', options = {}) =>
    by.post(`${kind.path}/${id}/${verb}`, kind.bodies[verb], options)
  const undo = (by: Client, id: string) => by.post(`${kind.path}/${id}/undo`, undefined, held)
  const countTraces = async (id: string) => {
    const { audit, events } = await kind.traces(id)
    return [audit.length, events.length]
  }

  it.each([...kind.written])('does not happen if %s cannot be written', async (table, column) => {
    const admin = await administratorClient()
    const { id } = await kind.add()
    const before = await kind.row(id)
    const answers = await withoutRoomIn(table, column, id, () =>
      Promise.all([decide(admin, id, 'approve'), decide(admin, id, 'reject')]),
    )
    expect(faults.splice(0)).toHaveLength(2)
    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    expect(await kind.row(id)).toEqual(before)
    expect(await countTraces(id)).toEqual([0, 0])
    expect((await decide(admin, id, 'approve')).status).toBe(200)
    expect(await countTraces(id)).toEqual([1, 1])
  })

  it(`by two administrators at once has one winner in each of ${RACES} races, and the others read who, what and when`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    const [ana, bia] = await Promise.all([
      administratorClient({ fullName: 'Ana Souza' }),
      administratorClient({ fullName: 'Bia Lima' }),
    ])
    const names = { [ana.userId]: 'Ana Souza', [bia.userId]: 'Bia Lima' }
    for (let race = 0; race < RACES; race++) {
      const { id } = await kind.add()
      const answers = await Promise.all(
        kind.rivals(id).map(async ([path, body], index) => {
          const by = index % 2 ? bia : ana
          return { by, ...(await by.post(`${kind.path}/${path}`, body, unlimited)) }
        }),
      )
      const row = await kind.row(id)
      const winners = answers.filter(({ status, body }) => status === 200 && body.decided?.length !== 0)
      expect(winners).toMatchObject([{ by: { userId: row.decidedBy } }])
      for (const { by, status, body } of answers.filter((answer) => !winners.includes(answer))) {
        if (status !== 200) expect({ status, body }).toMatchObject(refusal(409, `${name}_already_decided`))
        expect(status === 200 ? body.before[0] : body.decision).toMatchObject({
          status: row.status,
          by: names[row.decidedBy ?? ''],
          at: row.decidedAt?.toISOString(),
          own: by.userId === row.decidedBy,
        })
      }
      expect(await countTraces(id)).toEqual([1, 1])
    }
  })

  it('notifies nobody within ten seconds, and its person afterwards', async () => {
    const { id, email } = await kind.add()
    await decide(await administratorClient(), id, 'approve', held)
    await deliver()
    expect(subjectsTo(email)).toEqual([])
    const person = await knownBrowserOf(email)
    await login(person, email)
    expect((await person.get('/api/notifications')).body).toEqual([])
    expect((await person.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
    await person.post('/api/notifications/read-all')
    await ageDecision(kind.table, id, 10)
    await deliver()
    expect(subjectsTo(email)).toEqual([kind.approved])
    expect((await person.get('/api/notifications')).body).toMatchObject([{ kind: `${name}_approved` }])
    expect((await person.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
  })

  it('can be undone by its administrator, without a trace except in the audit log', async () => {
    const admin = await administratorClient()
    const { id, email } = await kind.add()
    const before = await kind.row(id)
    await decide(admin, id, 'reject', held)
    expect(await undo(admin, id)).toMatchObject({ status: 200, body: { id, status: before.status } })
    const version = 'version' in before && { version: before.version + 2 }
    expect(await kind.row(id)).toEqual({ ...before, ...version })
    expect(await kind.traces(id)).toMatchObject({
      audit: [
        { action: `${name}.rejected`, actorId: admin.userId },
        { action: `${name}.decision_undone`, actorId: admin.userId, detail: { status: 'rejected' } },
      ],
      events: [],
    })
    await deliver()
    expect(subjectsTo(email)).toEqual([])
    expect((await decide(admin, id, 'approve', held)).status).toBe(200)
  })

  it('cannot be undone before it is made, by another administrator, twice, or after ten seconds', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const { id } = await kind.add()
    expect(await undo(ana, id)).toMatchObject(final)
    await decide(ana, id, 'approve', held)
    expect(await undo(bia, id)).toMatchObject(final)
    expect(await statusesOf([1, 2, 3].map(() => undo(ana, id)))).toEqual([200, 409, 409])
    await decide(ana, id, 'approve', held)
    await ageDecision(kind.table, id, 10)
    expect(await undo(ana, id)).toMatchObject(final)
    expect((await kind.row(id)).status).toBe('approved')
    expect(await countTraces(id)).toEqual([3, 1])
  })
})
