import { describe, expect, it } from 'vitest'
import { unlimited } from '#testing/api.ts'
import { administratorClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { policyRow, readTraces, reviewsPath, waitingPolicy } from '#testing/policies.ts'
import { RACES, RACES_TIMEOUT_MS } from '#testing/races.ts'
import { held, withoutRoomIn } from '#testing/registrations.ts'

const number = { policyNumber: '48.2217' }
const words = { text: 'Falta a página 2.' }

it.each(['events', 'audit_log', 'policies'])(
  'a policy decision with its audit row and event happen together or not at all: %s cannot be written',
  async (table) => {
    const admin = await administratorClient()
    const { id } = await waitingPolicy()
    const column = table === 'policies' ? 'id' : 'subject_id'
    const [approved, rejected] = await withoutRoomIn(table, column, id, async () => [
      await admin.post(`${reviewsPath}/${id}/approve`, number),
      await admin.post(`${reviewsPath}/${id}/reject`, words),
    ])
    expect(faults.splice(0)).toHaveLength(2)
    expect([approved?.status, rejected?.status]).toEqual([500, 500])
    expect(await policyRow(id)).toMatchObject({ status: 'pending', decidedBy: null, policyNumber: null })
    expect(await readTraces(id)).toEqual({ audit: [], events: [] })
    expect((await admin.post(`${reviewsPath}/${id}/approve`, number)).status).toBe(200)
    const { audit, events } = await readTraces(id)
    expect([audit.length, events.length]).toEqual([1, 1])
  },
)

it(`a review by two administrators at once has one winner in each of ${RACES} races, and the others read who, what and when`, {
  timeout: RACES_TIMEOUT_MS,
}, async () => {
  const [ana, bia] = await Promise.all([
    administratorClient({ fullName: 'Ana Souza' }),
    administratorClient({ fullName: 'Bia Lima' }),
  ])
  const names = { [ana.userId]: 'Ana Souza', [bia.userId]: 'Bia Lima' }
  const { ownerId } = await waitingPolicy()
  for (let race = 0; race < RACES; race++) {
    const { id } = await waitingPolicy({ ownerId })
    const asked = [
      { by: ana, verb: 'approve', body: number },
      { by: bia, verb: 'reject', body: words },
      { by: bia, verb: 'approve', body: { policyNumber: '99-1' } },
      { by: ana, verb: 'reject', body: { text: 'Ilegível.' } },
    ]
    const answers = await Promise.all(
      asked.map(async ({ by, verb, body }) => ({
        by,
        answer: await by.post(`${reviewsPath}/${id}/${verb}`, body, unlimited),
      })),
    )
    const row = await policyRow(id)
    const winners = answers.filter(({ answer }) => answer.status === 200)
    expect(winners).toHaveLength(1)
    expect(winners[0]).toMatchObject({
      by: { userId: row.decidedBy },
      answer: { body: { status: row.status } },
    })
    for (const { answer, by } of answers.filter((one) => !winners.includes(one))) {
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'policy_already_decided',
          decision: {
            status: row.status,
            by: names[row.decidedBy ?? ''],
            at: row.decidedAt?.toISOString(),
            own: by.userId === row.decidedBy,
          },
        },
      })
    }
    const { audit, events } = await readTraces(id)
    expect([audit.length, events.length]).toEqual([1, 1])
  }
})

describe('a retried decision', () => {
  it.each([
    ['approve', number, 'approved'],
    ['reject', words, 'rejected'],
  ])('%s again is the success that it was, once', async (verb, body, status) => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const { id } = await waitingPolicy()
    const first = await ana.post(`${reviewsPath}/${id}/${verb}`, body, held)
    expect(first).toMatchObject({ status: 200, body: { id, status, undoMs: 10_000 } })
    const again = await ana.post(`${reviewsPath}/${id}/${verb}`, body, held)
    expect(again).toMatchObject({ status: 200, body: { id, status } })
    // The time to undo counts from the first request.
    expect(again.body.undoMs).toBeLessThan(10_000)
    expect(again.body.undoMs).toBeGreaterThan(0)
    const { audit, events } = await readTraces(id)
    expect([audit.length, events.length]).toEqual([1, 1])
    expect(await bia.post(`${reviewsPath}/${id}/${verb}`, body, held)).toMatchObject({
      status: 409,
      body: { decision: { status, own: false } },
    })
  })

  it('conflicts if the second request asks for something else', async () => {
    const admin = await administratorClient()
    const { id } = await waitingPolicy()
    await admin.post(`${reviewsPath}/${id}/approve`, number)
    for (const [verb, body] of [
      ['approve', { policyNumber: '99-1' }],
      ['reject', words],
    ] as const) {
      expect(await admin.post(`${reviewsPath}/${id}/${verb}`, body)).toMatchObject({
        status: 409,
        body: { code: 'policy_already_decided', decision: { status: 'approved', own: true } },
      })
    }
    expect(await policyRow(id)).toMatchObject({ policyNumber: '48.2217' })
  })
})

it('is refused on the administrator’s own policy', async () => {
  const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
  const { id } = await waitingPolicy({ ownerId: ana.userId })
  for (const [verb, body] of [
    ['approve', number],
    ['reject', words],
  ] as const) {
    expect(await ana.post(`${reviewsPath}/${id}/${verb}`, body)).toMatchObject({
      status: 409,
      body: { code: 'own_account', message: expect.stringContaining('outro administrador') },
    })
  }
  expect(await policyRow(id)).toMatchObject({ status: 'pending' })
  expect(await readTraces(id)).toEqual({ audit: [], events: [] })
  expect((await bia.post(`${reviewsPath}/${id}/approve`, number)).status).toBe(200)
})
