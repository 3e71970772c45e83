import { describe, expect, it } from 'vitest'
import { signedInClient } from '#testing/factories.ts'
import { cardiology } from '#testing/samples.ts'

describe('the preparation of a consultation', () => {
  const exam = (date: string, ...analytes: string[]) => ({
    ...{ date, laboratory: 'Laboratório São Lucas', fasting: 'yes' },
    values: analytes.map((analyte) => ({
      analyte,
      value: '1',
      unit: null,
      low: null,
      high: null,
      reference: null,
    })),
  })
  const preparation = {
    placeName: 'Clínica Vila Nova',
    address: 'Rua das Acácias, 120, sala 4',
    phone: '(11) 4002-8922',
    bring: ['Exames de outubro', '<script>alert("💊")</script>'],
  }

  it('stores place, telephone, what to bring and only the member’s own exams', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const [older, newer] = [
      (await maria.post('/api/exams', exam('2026-09-01'))).body.id,
      (await maria.post('/api/exams', exam('2026-10-06', 'TSH', 'Glicemia'))).body.id,
    ]
    const foreign = (await joao.post('/api/exams', exam('2026-10-07'))).body.id
    const examIds = [older, newer, foreign, 'missing']
    const { status, body } = await maria.post('/api/consultations', cardiology({ ...preparation, examIds }))
    expect(status).toBe(201)
    const exams = [
      { id: newer, title: 'TSH e Glicose', date: '2026-10-06', laboratory: 'Laboratório São Lucas' },
      { id: older, title: 'Exame', date: '2026-09-01', laboratory: 'Laboratório São Lucas' },
    ]
    expect(body).toMatchObject({ ...preparation, exams })
    expect((await maria.get('/api/consultations')).body).toEqual([body])
    expect((await maria.get(`/api/consultations/${body.id}`)).body).toEqual(body)

    const edit = cardiology({ date: body.date, bring: ['Documento'], phone: '', examIds: [older, foreign] })
    const edited = await maria.patch(`/api/consultations/${body.id}`, edit)
    expect(edited.body).toMatchObject({
      placeName: preparation.placeName,
      address: preparation.address,
      phone: null,
      bring: ['Documento'],
      exams: [exams[1]],
    })
    await maria.delete(`/api/exams/${older}`)
    expect((await maria.get(`/api/consultations/${body.id}`)).body.exams).toEqual([])
  })

  it('leaves it as it is for an edit without these fields, and empty for a new one', async () => {
    const member = await signedInClient()
    const { body } = await member.post('/api/consultations', cardiology(preparation))
    const edited = await member.patch(`/api/consultations/${body.id}`, cardiology({ notes: 'outra' }))
    expect(edited.body).toMatchObject({ ...preparation, notes: 'outra' })
    const plain = await member.post('/api/consultations', cardiology({ overlap: 'accept' }))
    expect(plain.body).toMatchObject({ placeName: null, address: null, phone: null, bring: [], exams: [] })
  })
})
