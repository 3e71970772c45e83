import { describe, expect, it } from 'vitest'
import { DAY } from '#domain/duration.ts'
import { invalid, refusal } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'

describe('PATCH /api/consultations/{id}', () => {
  describe('with nothing but the notes', () => {
    const note = (notes: unknown, key: string = crypto.randomUUID(), version?: number) =>
      [
        { notes },
        { headers: { 'Idempotency-Key': key, ...(version !== undefined && { 'If-Match': `"${version}"` }) } },
      ] as const

    it.each(['Scheduled', 'Completed'] as const)(
      'replaces only these of one that is %s, and notifies nobody',
      async (status) => {
        const member = await signedInClient()
        const past = { date: new Date(Date.now() - DAY), status, specialty: 'Cardiologia', notes: 'antes' }
        const { id } = await createConsultation(member.userId, past)
        const before = (await member.get(`/api/consultations/${id}`)).body
        const answer = await member.patch(`/api/consultations/${id}`, ...note(' Levar os exames\n '))
        expect(answer).toMatchObject({
          status: 200,
          body: { ...before, notes: 'Levar os exames', version: before.version + 1 },
        })
        expect(answer.headers.get('ETag')).toBe(`"${before.version + 1}"`)
        expect((await member.get(`/api/consultations/${id}`)).body).toEqual(answer.body)
        expect((await member.get('/api/notifications')).body).toEqual([])
        const emptied = await member.patch(`/api/consultations/${id}`, ...note(''))
        expect(emptied).toMatchObject({ status: 200, body: { notes: null } })
      },
    )

    it('accepts one of several concurrent requests from the same version, with one key or several', async () => {
      const member = await signedInClient()
      for (const keys of [Array(4).fill(crypto.randomUUID()), Array.from({ length: 4 }, () => undefined)]) {
        const { id } = await createConsultation(member.userId)
        const answers = await Promise.all(
          keys.map((key: string | undefined, n) =>
            member.patch(`/api/consultations/${id}`, ...note(`minhas ${key ? '' : n}`, key, 1)),
          ),
        )
        const { body } = await member.get(`/api/consultations/${id}`)
        expect(body.version).toBe(2)
        const won = answers.filter(({ status }) => status === 200)
        expect(won.length).toBeGreaterThan(0)
        for (const one of won) expect(one.body).toEqual(body)
        for (const one of answers.filter((answer) => !won.includes(answer))) expect(one.status).toBe(409)
      }
    })

    it('is refused for a cancelled consultation, too long a text and another field', async () => {
      const member = await signedInClient()
      const { id } = await createConsultation(member.userId, { status: 'Cancelled' })
      expect(await member.patch(`/api/consultations/${id}`, ...note('minhas'))).toMatchObject(
        refusal(409, 'consultation_cancelled'),
      )
      const { id: open } = await createConsultation(member.userId)
      for (const [body, field] of [
        [{ notes: 'x'.repeat(2001) }, 'notes'],
        [{ notes: 7 }, 'notes'],
        [{ notes: 'minhas', doctorName: 'Dra. Ana' }, 'date'],
      ] as const) {
        const answer = await member.patch(`/api/consultations/${open}`, body)
        expect(answer).toMatchObject(invalid({ [field]: expect.any(String) }))
      }
    })

    it('is not found for another member’s consultation', async () => {
      const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
      const { id } = await createConsultation(maria.userId, { notes: 'dela' })
      expect((await joao.patch(`/api/consultations/${id}`, ...note('minhas'))).status).toBe(404)
      expect((await maria.get(`/api/consultations/${id}`)).body.notes).toBe('dela')
    })
  })
})
