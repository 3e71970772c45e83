import { afterEach, describe, expect, it, vi } from 'vitest'
import { at, memberAt, tablet } from '#testing/medications.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('GET /api/medications/adherence', () => {
  it('counts taken doses among the due ones, and skipped ones separately', async () => {
    const member = await memberAt('2026-11-10T10:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
    const decide = (day: string, decision: string) =>
      member.post(`/api/medications/${body.id}/doses`, { slot: `2026-11-${day}T08:00`, decision })
    at('2026-11-15T10:00:00Z')
    for (const day of ['10', '11', '12']) await decide(day, 'taken')
    await decide('13', 'skipped')
    const adherence = await member.get('/api/medications/adherence')
    const tally = { due: 5, taken: 3, skipped: 1, missed: 1, percentage: 60 }
    expect(adherence.body).toMatchObject({
      from: '2026-10-17',
      to: '2026-11-15',
      total: tally,
      medications: [{ id: body.id, name: 'Losartana', ...tally }],
    })
    expect(adherence.body.days).toHaveLength(30)
    expect(adherence.body.days.at(-2)).toMatchObject({ day: '2026-11-14', missed: 1, percentage: 0 })
    expect(adherence.body.days.at(-1)).toMatchObject({ due: 0, percentage: null })
  })

  it("counts the doses of each part of the day by the member's clock", async () => {
    const member = await memberAt('2026-11-10T02:50:00Z')
    const times = ['00:00', '05:00', '12:00', '18:00', '22:00']
    const { body } = await member.post('/api/medications', tablet({ times, startsOn: '2026-11-10' }))
    at('2026-11-11T02:00:00Z')
    await member.post(`/api/medications/${body.id}/doses`, { slot: '2026-11-10T22:00', decision: 'taken' })
    at('2026-11-11T10:00:00Z')
    const { parts } = (await member.get('/api/medications/adherence')).body
    expect(parts).toMatchObject([
      { part: 'morning', due: 1 },
      { part: 'afternoon', due: 1 },
      { part: 'night', due: 3, taken: 1 },
    ])
    const evenings = await memberAt('2026-11-10T10:00:00Z')
    await evenings.post('/api/medications', tablet({ times: ['20:00'], startsOn: '2026-11-10' }))
    at('2026-11-12T10:00:00Z')
    expect((await evenings.get('/api/medications/adherence')).body.parts).toMatchObject([
      { part: 'night', due: 2, missed: 2, percentage: 0 },
    ])
  })
})
