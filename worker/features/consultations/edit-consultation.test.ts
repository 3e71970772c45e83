import { describe, expect, it } from 'vitest'
import { invalid, statusesOf } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'
import { cardiology } from '#testing/samples.ts'

describe('PATCH /api/consultations/{id}', () => {
  it('accepts one of two concurrent transitions', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId)
    expect(
      await statusesOf(
        ['Completed', 'Cancelled', 'Completed', 'Cancelled'].map((status) =>
          member.patch(`/api/consultations/${id}`, { status }),
        ),
      ),
    ).toEqual([200, 409, 409, 409])
  })

  it('lets a consultation stay in the past, but not be moved there', async () => {
    const member = await signedInClient()
    const past = new Date('2026-01-02T11:00:00Z')
    const { id } = await createConsultation(member.userId, { date: past })
    expect(
      (await member.patch(`/api/consultations/${id}`, cardiology({ date: past.toISOString() }))).status,
    ).toBe(200)
    const moved = await member.patch(`/api/consultations/${id}`, cardiology({ date: '2026-01-03T11:00:00Z' }))
    expect(moved).toMatchObject(invalid({ date: 'Escolha uma data a partir de hoje.' }))
  })

  it('refuses to edit a cancelled consultation', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId, { status: 'Cancelled', notes: 'antes' })
    expect(await member.patch(`/api/consultations/${id}`, cardiology())).toMatchObject({
      status: 409,
      body: { code: 'consultation_cancelled', message: 'Uma consulta cancelada não pode ser editada.' },
    })
    expect((await member.get(`/api/consultations/${id}`)).body).toMatchObject({ notes: 'antes', version: 1 })
  })

  it('rejects an unknown status and an edit without its fields', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId)
    const unknown = await member.patch(`/api/consultations/${id}`, { status: 'Lost' })
    expect(unknown).toMatchObject(invalid({ status: 'Situação inválida' }))
    const empty = await member.patch(`/api/consultations/${id}`, {})
    expect(empty.body.fields).toMatchObject({
      date: 'Por favor, selecione uma data',
      type: 'Por favor, selecione o tipo de consulta',
    })
  })
})
