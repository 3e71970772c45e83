import { describe, expect, it } from 'vitest'
import { CONSULTATIONS_TAB_PAGE_SIZE } from '#contract/consultations.ts'
import { HOUR } from '#domain/duration.ts'
import { dayIn, startOfDayIn } from '#domain/time-zone.ts'
import { Client } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'

const DAY = 86_400_000
const consultation = (overrides = {}) => ({
  date: new Date(Date.now() + 4 * DAY).toISOString(),
  type: 'In-person',
  doctorName: 'Dra. Ana Souza',
  specialty: 'Cardiologia',
  notes: 'Levar exames',
  status: 'Scheduled',
  ...overrides,
})

describe('POST /api/consultations', () => {
  it('schedules a consultation in two round trips', async () => {
    const member = await signedInClient()
    const answer = await member.post('/api/consultations', consultation())
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ ...consultation({ date: answer.body.date }), status: 'Scheduled' })
    expect(answer.trips).toBeLessThanOrEqual(2)
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
    const answer = await member.post('/api/consultations', consultation({ [field]: value }))
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
      (await member.post('/api/consultations', consultation({ date: date.toISOString() }), options)).status
    expect(await scheduleAt(midnight)).toBe(201)
    expect(await scheduleAt(lastNight)).toBe(422)
  })

  it('answers a retry without a second consultation', async () => {
    const member = await signedInClient()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = consultation()
    const first = await member.post('/api/consultations', body, { headers })
    const second = await member.post('/api/consultations', body, { headers })
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(second.headers.get('Idempotent-Replay')).toBe('true')
    expect((await member.get('/api/consultations')).body).toHaveLength(1)
    const other = await member.post('/api/consultations', consultation({ notes: 'outra' }), { headers })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  it('accepts one of several concurrent requests with the same key', async () => {
    const member = await signedInClient()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = consultation()
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
    await maria.post('/api/consultations', consultation(), { headers })
    expect(
      (await joao.post('/api/consultations', consultation({ notes: 'minha' }), { headers })).status,
    ).toBe(201)
  })

  it('ignores owner, id and time of creation in the payload', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const answer = await maria.post('/api/consultations', {
      ...consultation(),
      ownerId: joao.userId,
      userId: joao.userId,
      id: 'mine',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.id).not.toBe('mine')
    expect((await joao.get('/api/consultations')).body).toEqual([])
  })
})

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
    const { status, body } = await maria.post('/api/consultations', consultation({ ...preparation, examIds }))
    expect(status).toBe(201)
    const exams = [
      { id: newer, title: 'TSH e Glicose', date: '2026-10-06', laboratory: 'Laboratório São Lucas' },
      { id: older, title: 'Exame', date: '2026-09-01', laboratory: 'Laboratório São Lucas' },
    ]
    expect(body).toMatchObject({ ...preparation, exams })
    expect((await maria.get('/api/consultations')).body).toEqual([body])
    expect((await maria.get(`/api/consultations/${body.id}`)).body).toEqual(body)

    const edit = consultation({ date: body.date, bring: ['Documento'], phone: '', examIds: [older, foreign] })
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
    const { body } = await member.post('/api/consultations', consultation(preparation))
    const edited = await member.patch(`/api/consultations/${body.id}`, consultation({ notes: 'outra' }))
    expect(edited.body).toMatchObject({ ...preparation, notes: 'outra' })
    const plain = await member.post('/api/consultations', consultation({ overlap: 'accept' }))
    expect(plain.body).toMatchObject({ placeName: null, address: null, phone: null, bring: [], exams: [] })
  })
})

describe('a second consultation within half an hour', () => {
  const at = Math.ceil(Date.now() / DAY + 4) * DAY + 11 * HOUR
  const MINUTE = 60_000
  const scheduleAt = (member: Client, ms: number, more = {}) =>
    member.post(
      '/api/consultations',
      consultation({ date: new Date(ms).toISOString(), overlap: 'ask', ...more }),
    )

  it.each([0, -29, 29])('is refused %i minutes from the first, and named', async (minutes) => {
    const member = await signedInClient()
    await scheduleAt(member, at)
    const refused = await scheduleAt(member, at + minutes * MINUTE)
    expect(refused).toMatchObject({
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
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => scheduleAt(member, at + n * MINUTE)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
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
        consultation({ date: new Date(ms).toISOString(), overlap: 'ask', ...more }),
      )
    expect(await moveTo(at + 10 * MINUTE)).toMatchObject({
      status: 409,
      body: { code: 'consultation_overlaps' },
    })
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
    const edit = consultation({ date: new Date(at).toISOString(), overlap: 'ask' })
    const answers = await Promise.all(ids.map((id) => member.patch(`/api/consultations/${id}`, edit)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('GET /api/consultations', () => {
  it('finds words regardless of accents and case, in all texts', async () => {
    const member = await signedInClient()
    const shown = { specialty: 'Nutrição', doctorName: 'Dr. Paulo Lima', notes: 'Plano alimentar' }
    const place = { placeName: 'Clínica Vila Nova', address: 'Rua das Acácias', bring: ['Diário alimentar'] }
    const { id } = await createConsultation(member.userId, { ...shown, ...place })
    await createConsultation(member.userId, { specialty: 'Cardiologia' })
    const found = async (search: string) =>
      (await member.get(`/api/consultations?search=${encodeURIComponent(search)}`)).body.map(
        (one: { id: string }) => one.id,
      )
    for (const search of ['nutricao', 'NUTRIÇÃO paulo', 'ACACIAS', 'clínica', 'diario', '  plano  ']) {
      expect(await found(search)).toEqual([id])
    }
    for (const search of ['nutrição ana', '%', '_', "'"]) expect(await found(search)).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  it('filters by year in the member’s time zone, by type and by tab, and names the first record', async () => {
    const member = await signedInClient()
    const add = async (date: string, more = {}) =>
      (await createConsultation(member.userId, { date: new Date(date), type: 'Video', ...more })).id
    const newYear = await add('2026-01-01T02:00:00Z', { status: 'Completed' })
    const unclosed = await add('2026-02-01T12:00:00Z', { type: 'Phone' })
    const cancelled = await add('2099-02-01T12:00:00Z', { status: 'Cancelled' })
    const upcoming = await add('2099-03-01T12:00:00Z')
    const ids = async (query: string) => {
      const answer = await member.get(`/api/consultations?${query}`, {
        headers: { 'X-Time-Zone': 'America/Sao_Paulo' },
      })
      expect(answer.headers.get('First-Record')).toBe('2026-01-01T02:00:00.000Z')
      return answer.body.map((one: { id: string }) => one.id)
    }
    expect(await ids('year=2025')).toEqual([newYear])
    expect(await ids('year=2026')).toEqual([unclosed])
    expect(await ids('type=Video')).toEqual([upcoming, cancelled, newYear])
    expect(await ids('group=upcoming')).toEqual([upcoming])
    expect(await ids('group=past')).toEqual([unclosed, newYear])
    expect(await ids('group=cancelled')).toEqual([cancelled])
    expect(await ids('group=past&type=Phone&year=2026')).toEqual([unclosed])
  })

  it.each(['year=99', 'year=x', 'type=Letter', 'group=lost', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const member = await signedInClient()
      expect((await member.get(`/api/consultations?${query}`)).status).toBe(422)
    },
  )

  it('answers in one round trip, the latest date first, page by page', async () => {
    const member = await signedInClient()
    for (let day = 0; day < 103; day++) {
      await createConsultation(member.userId, {
        date: new Date(Date.UTC(2026, 0, 1) + Math.floor(day / 2) * DAY),
      })
    }
    const first = await member.get('/api/consultations')
    expect(first.trips).toBeLessThanOrEqual(1)
    expect(first.body).toHaveLength(100)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1]
    const second = await member.get(next ?? '')
    expect(second.body).toHaveLength(3)
    expect(second.headers.get('Link')).toBeNull()
    const dates = [...first.body, ...second.body].map((row: { date: string }) => row.date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set([...first.body, ...second.body].map((row: { id: string }) => row.id)).size).toBe(103)
    expect((await member.get('/api/consultations?group=past')).body).toHaveLength(CONSULTATIONS_TAB_PAGE_SIZE)
  })

  it('rejects a foreign cursor', async () => {
    const member = await signedInClient()
    expect((await member.get('/api/consultations?cursor=1%27--')).status).toBe(422)
  })
})

describe('GET /api/consultations/upcoming', () => {
  it('names the nearest scheduled consultation in the member’s time zone', async () => {
    const member = await signedInClient()
    await createConsultation(member.userId, { date: new Date('2026-01-02T11:00:00Z') })
    await createConsultation(member.userId, { date: new Date('2098-11-24T11:00:00Z'), status: 'Cancelled' })
    await createConsultation(member.userId, { date: new Date('2099-11-25T11:00:00Z') })
    await createConsultation(member.userId, {
      date: new Date('2099-11-24T11:00:00Z'),
      specialty: 'Cardiologia',
      doctorName: 'Dra. Ana Souza',
    })
    const answer = await member.get('/api/consultations/upcoming', {
      headers: { 'X-Time-Zone': 'America/Manaus' },
    })
    expect(answer.trips).toBeLessThanOrEqual(1)
    expect(answer.body).toMatchObject({
      title: 'Cardiologia com Dra. Ana Souza',
      time: 'ter., 24/11 · 07:00',
      date: '2099-11-24T11:00:00.000Z',
    })
    expect((await member.get('/api/consultations/upcoming')).body.time).toBe('ter., 24/11 · 08:00')
  })

  it('answers null without a future consultation', async () => {
    const member = await signedInClient()
    const answer = await member.get('/api/consultations/upcoming')
    expect(answer).toMatchObject({ status: 200, text: 'null' })
  })
})

describe('PATCH /api/consultations/{id}', () => {
  it.each(['Completed', 'Cancelled'] as const)(
    'leads from Scheduled to %s, and nowhere from there',
    async (status) => {
      const member = await signedInClient()
      const { id } = await createConsultation(member.userId)
      const answer = await member.patch(`/api/consultations/${id}`, { status })
      expect(answer).toMatchObject({ status: 200, body: { id, status } })
      expect(answer.trips).toBeLessThanOrEqual(2)
      for (const next of ['Scheduled', 'Completed', 'Cancelled']) {
        const again = await member.patch(`/api/consultations/${id}`, { status: next })
        expect(again).toMatchObject({ status: 409, body: { code: 'consultation_already_closed' } })
      }
      expect((await member.get('/api/consultations')).body[0].status).toBe(status)
    },
  )

  it('accepts one of two concurrent transitions', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId)
    const answers = await Promise.all(
      ['Completed', 'Cancelled', 'Completed', 'Cancelled'].map((status) =>
        member.patch(`/api/consultations/${id}`, { status }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('edits and keeps the status, whatever status comes with the fields', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId, { status: 'Completed' })
    const answer = await member.patch(
      `/api/consultations/${id}`,
      consultation({ type: 'Video', doctorName: '' }),
    )
    expect(answer).toMatchObject({
      status: 200,
      body: { id, type: 'Video', status: 'Completed', doctorName: null },
    })
    expect(answer.trips).toBeLessThanOrEqual(2)
  })

  it('lets a consultation stay in the past, but not be moved there', async () => {
    const member = await signedInClient()
    const past = new Date('2026-01-02T11:00:00Z')
    const { id } = await createConsultation(member.userId, { date: past })
    expect(
      (await member.patch(`/api/consultations/${id}`, consultation({ date: past.toISOString() }))).status,
    ).toBe(200)
    const moved = await member.patch(
      `/api/consultations/${id}`,
      consultation({ date: '2026-01-03T11:00:00Z' }),
    )
    expect(moved).toMatchObject({
      status: 422,
      body: { fields: { date: 'Escolha uma data a partir de hoje.' } },
    })
  })

  it('refuses to edit a cancelled consultation', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId, { status: 'Cancelled', notes: 'antes' })
    expect(await member.patch(`/api/consultations/${id}`, consultation())).toMatchObject({
      status: 409,
      body: { code: 'consultation_cancelled', message: 'Uma consulta cancelada não pode ser editada.' },
    })
    expect((await member.get(`/api/consultations/${id}`)).body).toMatchObject({ notes: 'antes', version: 1 })
  })

  describe('with nothing but the notes', () => {
    const note = (notes: unknown, key: string = crypto.randomUUID(), version?: number) =>
      [
        { notes },
        {
          headers: {
            'Idempotency-Key': key,
            ...(version !== undefined && { 'If-Match': `"${version}"` }),
          },
        },
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

    it('answers a retry without a second change, whatever happened since', async () => {
      const member = await signedInClient()
      const { id } = await createConsultation(member.userId, { notes: 'antes' })
      const key = crypto.randomUUID()
      const first = await member.patch(`/api/consultations/${id}`, ...note('minhas', key, 1))
      const later = await member.patch(`/api/consultations/${id}`, ...note('antes'))
      const retried = await member.patch(`/api/consultations/${id}`, ...note('minhas', key, 1))
      expect(retried).toMatchObject({ status: 200, body: first.body })
      expect(retried.headers.get('Idempotent-Replay')).toBe('true')
      expect((await member.get(`/api/consultations/${id}`)).body).toEqual(later.body)
      const other = await member.patch(`/api/consultations/${id}`, ...note('outras', key))
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    })

    it('may be sent again with the same key from the version that refused it', async () => {
      const member = await signedInClient()
      const { id } = await createConsultation(member.userId)
      const { body: moved } = await member.patch(`/api/consultations/${id}`, consultation({ notes: '' }))
      const key = crypto.randomUUID()
      const stale = await member.patch(`/api/consultations/${id}`, ...note('minhas', key, 1))
      expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version', current: moved } })
      const sent = await member.patch(`/api/consultations/${id}`, ...note('minhas', key, moved.version))
      expect(sent).toMatchObject({
        status: 200,
        body: { ...moved, notes: 'minhas', version: moved.version + 1 },
      })
    })

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
      expect(await member.patch(`/api/consultations/${id}`, ...note('minhas'))).toMatchObject({
        status: 409,
        body: { code: 'consultation_cancelled' },
      })
      const { id: open } = await createConsultation(member.userId)
      for (const [body, field] of [
        [{ notes: 'x'.repeat(2001) }, 'notes'],
        [{ notes: 7 }, 'notes'],
        [{ notes: 'minhas', doctorName: 'Dra. Ana' }, 'date'],
      ] as const) {
        const answer = await member.patch(`/api/consultations/${open}`, body)
        expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
      }
    })

    it('is not found for another member’s consultation', async () => {
      const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
      const { id } = await createConsultation(maria.userId, { notes: 'dela' })
      expect((await joao.patch(`/api/consultations/${id}`, ...note('minhas'))).status).toBe(404)
      expect((await maria.get(`/api/consultations/${id}`)).body.notes).toBe('dela')
    })
  })

  it('rejects an unknown status and an edit without its fields', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId)
    const unknown = await member.patch(`/api/consultations/${id}`, { status: 'Lost' })
    expect(unknown).toMatchObject({ status: 422, body: { fields: { status: 'Situação inválida' } } })
    const empty = await member.patch(`/api/consultations/${id}`, {})
    expect(empty.body.fields).toMatchObject({
      date: 'Por favor, selecione uma data',
      type: 'Por favor, selecione o tipo de consulta',
    })
  })
})

describe('DELETE /api/consultations/{id}', () => {
  it('deletes the consultation once', async () => {
    const member = await signedInClient()
    const { id } = await createConsultation(member.userId)
    const answer = await member.delete(`/api/consultations/${id}`)
    expect(answer.status).toBe(204)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect((await member.delete(`/api/consultations/${id}`)).status).toBe(404)
  })
})

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
      const { id } = (await member.post('/api/consultations', consultation(fields), zone)).body
      const path = `/api/consultations/${id}`
      if (status !== 'Scheduled') await member.patch(path, { status })
      const before = (await member.get(path)).body
      expect(before).toMatchObject({ status, timeZone: 'America/Rio_Branco' })
      await member.delete(path)
      const bell = (await member.get('/api/notifications')).body

      const answer = await restore(member, { ...before, examIds })
      expect(answer).toMatchObject({ status: 201, body: before })
      expect(answer.trips).toBeLessThanOrEqual(2)
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
    const { body } = await maria.post('/api/consultations', consultation())
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

describe('another member’s consultation', () => {
  it('answers like a missing one, byte for byte', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const { id } = await createConsultation(maria.userId)
    for (const act of [
      (path: string) => joao.get(path),
      (path: string) => joao.patch(path, { status: 'Cancelled' }),
      (path: string) => joao.patch(path, consultation()),
      (path: string) => joao.delete(path),
    ]) {
      const theirs = await act(`/api/consultations/${id}`)
      const missing = await act(`/api/consultations/${crypto.randomUUID()}`)
      expect(theirs.status).toBe(404)
      expect(theirs.text).toBe(missing.text)
    }
    expect((await maria.get('/api/consultations')).body[0].status).toBe('Scheduled')
  })
})

describe('before the approval', () => {
  it.each(['pending', 'email_confirmed', 'rejected'] as const)(
    'a %s account gets 403 with its status',
    async (status) => {
      const member = await signedInClient({ status })
      const answers = [
        await member.get('/api/consultations'),
        await member.get('/api/consultations/upcoming'),
        await member.post('/api/consultations', consultation()),
        await member.patch('/api/consultations/x', { status: 'Cancelled' }),
        await member.delete('/api/consultations/x'),
      ]
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'account_not_approved', status } })
      }
    },
  )

  it('answers 401 without a session', async () => {
    expect((await new Client().get('/api/consultations')).status).toBe(401)
  })
})
