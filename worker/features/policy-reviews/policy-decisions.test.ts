import { describe, expect, it } from 'vitest'
import { administratorClient } from '#testing/factories.ts'
import { policyRow, readTraces, reviewsPath, waitingPolicy } from '#testing/policies.ts'
import { held } from '#testing/registrations.ts'

const number = { policyNumber: '48.2217' }
const words = { text: 'Falta a página 2.' }

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

it('refuses a decision on the administrator’s own policy', async () => {
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

it('leaves the decision on another policy of the member alone when one is undone', async () => {
  const admin = await administratorClient()
  const { id, ownerId } = await waitingPolicy()
  const { id: other } = await waitingPolicy({ ownerId })
  for (const one of [id, other]) await admin.post(`${reviewsPath}/${one}/approve`, number, held)
  expect((await admin.post(`${reviewsPath}/${id}/undo`, undefined, held)).status).toBe(200)
  expect((await readTraces(other)).events).toMatchObject([{ kind: 'policy_approved' }])
})
