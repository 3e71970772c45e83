import { describe, expect, it } from 'vitest'
import { HOUR } from '#domain/duration.ts'
import { dayIn, startOfDayIn } from '#domain/time-zone.ts'
import { signedInClient } from '#testing/factories.ts'
import { cardiology } from '#testing/samples.ts'

describe('POST /api/consultations', () => {
  it('schedules a consultation', async () => {
    const member = await signedInClient()
    const answer = await member.post('/api/consultations', cardiology())
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ ...cardiology({ date: answer.body.date }), status: 'Scheduled' })
    expect((await member.get('/api/consultations')).body).toEqual([answer.body])
  })

  it.each([
    ['date', undefined, 'Por favor, selecione uma data'],
    ['date', '', 'Por favor, selecione uma data'],
    ['date', 'amanhã', 'Data inválida. Use o formato DD/MM/AAAA.'],
    ['date', '2026-02-30T99:00:00Z', 'Data inválida. Use o formato DD/MM/AAAA.'],
    ['date', '2020-01-01T12:00:00Z', 'Escolha uma data a partir de hoje.'],
    ['type', undefined, 'Por favor, selecione o tipo de consulta'],
    ['type', 'Teleporte', 'Por favor, selecione o tipo de consulta'],
    ['notes', 'x'.repeat(2001), 'Use no máximo 2.000 caracteres'],
    ['doctorName', 'x'.repeat(201), 'Use no máximo 200 caracteres'],
    ['doctorName', 7, 'Texto inválido'],
    ['status', 'Completed', 'Uma consulta nova começa como agendada'],
    ['placeName', 'x'.repeat(201), 'Use no máximo 200 caracteres'],
    ['address', 'x'.repeat(301), 'Use no máximo 300 caracteres'],
    ['phone', 'javascript:alert(1)', 'Escreva um telefone sem letras, com pelo menos 3 números.'],
    ['phone', '12', 'Escreva um telefone sem letras, com pelo menos 3 números.'],
    ['phone', '1'.repeat(41), 'Use no máximo 40 caracteres'],
    ['bring', Array(21).fill('Exames'), 'Escreva no máximo 20 itens'],
    ['bring', 'Exames', 'Texto inválido'],
    ['examIds', Array(11).fill('a'), 'Escolha no máximo 10 exames'],
    ['overlap', 'yes', 'Escolha inválida'],
  ])('refuses %s = %s with its message', async (field, value, sentence) => {
    const member = await signedInClient()
    const answer = await member.post('/api/consultations', cardiology({ [field]: value }))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: sentence } })
    expect((await member.get('/api/consultations')).body).toEqual([])
  })

  it('accepts an earlier hour of today and rejects yesterday, in the member’s time zone', async () => {
    const member = await signedInClient()
    const timeZone = 'Pacific/Kiritimati'
    const midnight = startOfDayIn(timeZone, dayIn(timeZone, new Date()))
    const [lastNight, morning] = [-1, HOUR].map((ms) => new Date(midnight.getTime() + ms)) as [Date, Date]
    const options = { headers: { 'X-Time-Zone': timeZone }, clock: { now: () => morning } }
    const scheduleAt = async (date: Date) =>
      (await member.post('/api/consultations', cardiology({ date: date.toISOString() }), options)).status
    expect(await scheduleAt(midnight)).toBe(201)
    expect(await scheduleAt(lastNight)).toBe(422)
  })

  it('accepts one of several concurrent requests with the same key', async () => {
    const member = await signedInClient()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = cardiology()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => member.post('/api/consultations', body, { headers })),
    )
    const list = (await member.get('/api/consultations')).body
    expect(list).toHaveLength(1)
    const created = answers.filter(({ status }) => status === 201)
    const rejected = answers.filter((answer) => !created.includes(answer))
    expect(created.map((answer) => answer.body)).toEqual(created.map(() => list[0]))
    expect(rejected.map((answer) => [answer.status, answer.body.code])).toEqual(
      rejected.map(() => [409, 'request_in_progress']),
    )
  })

  it('keeps equal idempotency keys of two members apart', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await maria.post('/api/consultations', cardiology(), { headers })
    expect((await joao.post('/api/consultations', cardiology({ notes: 'minha' }), { headers })).status).toBe(
      201,
    )
  })

  it('ignores owner, id and time of creation in the payload', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const answer = await maria.post('/api/consultations', {
      ...cardiology(),
      ownerId: joao.userId,
      userId: joao.userId,
      id: 'mine',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.id).not.toBe('mine')
    expect((await joao.get('/api/consultations')).body).toEqual([])
  })
})
