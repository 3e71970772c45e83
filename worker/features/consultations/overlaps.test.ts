import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#domain/duration.ts'
import type { Client } from '#testing/api.ts'
import { refusal, statusesOf } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'
import { cardiology } from '#testing/samples.ts'

describe('a second consultation within half an hour', () => {
  const at = Math.ceil(Date.now() / DAY + 4) * DAY + 11 * HOUR
  const scheduleAt = (member: Client, ms: number, more = {}) =>
    member.post(
      '/api/consultations',
      cardiology({ date: new Date(ms).toISOString(), overlap: 'ask', ...more }),
    )

  it.each([0, -29, 29])('is refused %i minutes from the first, and named', async (minutes) => {
    const member = await signedInClient()
    await scheduleAt(member, at)
    expect(await scheduleAt(member, at + minutes * MINUTE)).toMatchObject({
      status: 409,
      body: {
        code: 'consultation_overlaps',
        message: expect.stringMatching(
          /^Você já tem Cardiologia com Dra\. Ana Souza em \d\d\/\d\d, às 08:00\.$/,
        ),
      },
    })
    expect((await member.get('/api/consultations')).body).toHaveLength(1)
    const accepted = await scheduleAt(member, at + minutes * MINUTE, { overlap: 'accept' })
    expect(accepted.status).toBe(201)
    expect(accepted.body).not.toHaveProperty('overlap')
  })

  it.each([-30, 30])('is free %i minutes from the first', async (minutes) => {
    const member = await signedInClient()
    await scheduleAt(member, at)
    expect((await scheduleAt(member, at + minutes * MINUTE)).status).toBe(201)
  })

  it.each(['Completed', 'Cancelled'] as const)('is free where the first is %s', async (status) => {
    const member = await signedInClient()
    await createConsultation(member.userId, { date: new Date(at), status })
    expect((await scheduleAt(member, at)).status).toBe(201)
  })

  it('is accepted from a client that does not ask', async () => {
    const member = await signedInClient()
    for (const _ of ['first', 'second']) {
      expect((await scheduleAt(member, at, { overlap: undefined })).status).toBe(201)
    }
  })

  it('does not conflict with a consultation of another member', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    await scheduleAt(maria, at)
    expect((await scheduleAt(joao, at)).status).toBe(201)
  })

  it('is scheduled once by requests at the same time', async () => {
    const member = await signedInClient()
    expect(
      await statusesOf(Array.from({ length: 8 }, (_, n) => scheduleAt(member, at + n * MINUTE))),
    ).toEqual([201, ...Array(7).fill(409)])
    expect((await member.get('/api/consultations')).body).toHaveLength(1)
    expect((await member.get('/api/notifications')).body).toHaveLength(1)
  })

  it('is refused if an edit moves there, and accepted if it stays', async () => {
    const member = await signedInClient()
    await scheduleAt(member, at)
    const { body } = await scheduleAt(member, at + DAY)
    const moveTo = (ms: number, more = {}) =>
      member.patch(
        `/api/consultations/${body.id}`,
        cardiology({ date: new Date(ms).toISOString(), overlap: 'ask', ...more }),
      )
    expect(await moveTo(at + 10 * MINUTE)).toMatchObject(refusal(409, 'consultation_overlaps'))
    expect((await moveTo(at + DAY + 10 * MINUTE)).status).toBe(200)
    expect((await moveTo(at, { overlap: 'accept' })).status).toBe(200)
    expect((await moveTo(at, { notes: 'outra' })).status).toBe(200)
  })

  it('moves one of two there at the same time', async () => {
    const member = await signedInClient()
    const ids = [
      (await scheduleAt(member, at + DAY)).body.id,
      (await scheduleAt(member, at + 2 * DAY)).body.id,
    ]
    const edit = cardiology({ date: new Date(at).toISOString(), overlap: 'ask' })
    expect(await statusesOf(ids.map((id) => member.patch(`/api/consultations/${id}`, edit)))).toEqual([
      200, 409,
    ])
  })
})
