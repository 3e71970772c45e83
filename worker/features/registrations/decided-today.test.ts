import { expect, it } from 'vitest'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'
import { base, held, rejection, waiting } from '#testing/registrations.ts'

it('the decisions of today are counted with the median wait, in the round trip of the list and of each decision', async () => {
  const companyId = (await createCompany()).id
  const admin = await administratorClient({ companyId })
  const stranger = await administratorClient({ companyId: (await createCompany()).id })
  const today = async (query = '') => {
    const answer = await admin.get(`${base}?${query}`)
    expect(answer.trips).toBe(answer.trips && 1)
    return answer.body.today
  }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await createUser({ companyId, status: 'approved', decidedAt: minutesAgo(24 * 60 + 1) })
  expect(await today()).toEqual({ count: 0, medianMinutes: null })

  const [short, middle, long] = await Promise.all(
    [10, 200, 1700].map((minutes) => waiting({ companyId, emailConfirmedAt: minutesAgo(minutes) })),
  )
  const one = await admin.post(`${base}/${short?.id}/reject`, rejection, held)
  expect(one.body.today).toEqual({ count: 1, medianMinutes: 8 })
  const many = await admin.post(`${base}/approve`, { ids: [middle?.id, long?.id] }, held)
  // The middle of the hour-wide band.
  expect(many.body.today).toEqual({ count: 3, medianMinutes: 210 })
  expect(await today()).toEqual(many.body.today)
  expect(await today('search=pessoa&status=approved')).toEqual(many.body.today)

  await admin.post(`${base}/undo`, { ids: [middle?.id, long?.id] }, held)
  expect(await today()).toEqual(one.body.today)
  expect((await stranger.get(base)).body.today.count).toBe(0)
})
