import { describe, expect, it } from 'vitest'
import { DAY } from '#domain/duration.ts'
import type { Client } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'
import { cardiology } from '#testing/samples.ts'

describe('POST /api/consultations/{id}/restore', () => {
  const restore = (member: Client, { id, ...body }: { id: string }) =>
    member.post(`/api/consultations/${id}/restore`, body)

  it.each(['Scheduled', 'Completed', 'Cancelled'])(
    'puts a deleted one back as it was: %s',
    async (status) => {
      const member = await signedInClient()
      const zone = { headers: { 'X-Time-Zone': 'America/Rio_Branco' } }
      const exam = { date: '2026-09-01', laboratory: 'Laboratório São Lucas', fasting: 'yes', values: [] }
      const examIds = [(await member.post('/api/exams', exam)).body.id]
      const fields = { phone: '(11) 4002-8922', bring: ['Documento'], examIds }
      const { id } = (await member.post('/api/consultations', cardiology(fields), zone)).body
      const path = `/api/consultations/${id}`
      if (status !== 'Scheduled') await member.patch(path, { status })
      const before = (await member.get(path)).body
      expect(before).toMatchObject({ status, timeZone: 'America/Rio_Branco' })
      await member.delete(path)
      const bell = (await member.get('/api/notifications')).body

      expect(await restore(member, { ...before, examIds })).toMatchObject({ status: 201, body: before })
      expect((await member.get(path)).body).toEqual(before)
      expect((await member.get('/api/notifications')).body).toEqual(bell)
      expect((await restore(member, { ...before, examIds })).body).toEqual(before)
      expect((await member.get('/api/consultations')).body).toEqual([before])
    },
  )

  it('puts back one that is past and awaits its outcome', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId, { date: new Date(Date.now() - 3 * DAY) })
    const before = (await member.get(`/api/consultations/${id}`)).body
    await member.delete(`/api/consultations/${id}`)
    expect(await restore(member, before)).toMatchObject({ status: 201, body: before })
    expect((await member.get('/api/now')).body.pastConsultations).toEqual([before])
  })

  it('answers 404 if the member deleted none, and reopens none that was closed', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const { body } = await maria.post('/api/consultations', cardiology())
    const path = `/api/consultations/${body.id}`
    expect((await restore(joao, body)).status).toBe(404)
    await maria.patch(path, { status: 'Cancelled' })
    await maria.delete(path)
    expect((await restore(joao, body)).status).toBe(404)
    expect((await restore(maria, body)).status).toBe(404)
    expect((await restore(maria, { ...body, status: 'Completed' })).status).toBe(404)
    expect((await restore(maria, { ...body, status: 'Cancelled' })).status).toBe(201)
  })
})
