import { describe, expect, it } from 'vitest'
import { exams, examValues } from '#database/schema/exams.ts'
import { type Client, insertRows, invalid } from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'
import { samplePdf } from '#testing/sample-files.ts'

const value = (analyte: string, given: string, overrides = {}) => ({
  analyte,
  value: given,
  unit: 'mg/dL',
  low: null,
  high: null,
  reference: null,
  ...overrides,
})
const exam = (overrides = {}) => ({
  date: '2026-03-10',
  laboratory: 'Laboratório São Lucas',
  requestedBy: 'Dra. Ana Souza',
  fasting: 'yes',
  fastingHours: 12,
  notes: 'Colhido antes das 8 h.',
  values: [
    value('Glicose', '92', { low: '70', high: '99' }),
    value('Colesterol total', '214', { high: '<190' }),
  ],
  ...overrides,
})
const add = async (member: Client, overrides = {}) => (await member.post('/api/exams', exam(overrides))).body
const analytes = (list: { analytes: string[] }[]) => list.map((one) => one.analytes.join())

describe('POST /api/exams', () => {
  it('stores an exam as printed', async () => {
    const member = await signedInClient()
    const added = await member.post('/api/exams', exam())
    expect(added).toMatchObject({
      status: 201,
      body: { ...exam(), title: 'Glicose e Colesterol total', files: [] },
    })
    const shown = await member.get(`/api/exams/${added.body.id}`)
    expect(shown.body).toEqual(added.body)
  })

  it('accepts qualified values, values in words, and the maximum number of values', async () => {
    const member = await signedInClient()
    const values = [
      value('PCR', '<0,5', { high: '1,0' }),
      value('HIV', 'não reagente', { unit: null, reference: 'não reagente' }),
      ...Array.from({ length: 78 }, (_, index) => value(`Analito ${index}`, String(index))),
    ]
    const { body } = await member.post('/api/exams', exam({ values }))
    expect((await member.get(`/api/exams/${body.id}`)).body.values).toMatchObject(values)
    expect(
      await member.post('/api/exams', exam({ values: [...values, value('Um a mais', '1')] })),
    ).toMatchObject(invalid({ values: 'Um exame pode ter até 80 valores' }))
  })

  it('stores fasting hours only with a fast', async () => {
    const member = await signedInClient()
    expect(await add(member, { fasting: 'no', fastingHours: 8 })).toMatchObject({ fastingHours: null })
  })

  it.each([
    [{ date: '' }, { date: 'Informe a data do exame' }],
    [{ date: '2026-02-30' }, { date: 'Data inválida' }],
    [{ date: '1969-12-31' }, { date: 'Data inválida' }],
    [{ date: '2099-01-01' }, { date: 'A data do exame não pode estar no futuro' }],
    [{ laboratory: '  ' }, { laboratory: 'Informe o laboratório' }],
    [{ laboratory: 'a'.repeat(201) }, { laboratory: 'Use no máximo 200 caracteres' }],
    [{ notes: 'a'.repeat(2001) }, { notes: 'Use no máximo 2.000 caracteres' }],
    [{ fasting: 'maybe' }, { fasting: 'Informe se houve jejum' }],
    [{ fastingHours: 0 }, { fastingHours: 'Use um número inteiro de horas, de 1 a 72' }],
    [{ values: [value('', '1')] }, { 'values.0.analyte': 'Informe o que foi medido' }],
    [{ values: [value('TSH', ' ')] }, { 'values.0.value': 'Informe o valor' }],
    [{ values: [value('TSH', '1', { low: 'x' })] }, { 'values.0.low': 'Use um número, como 70 ou 99,5' }],
    [{ values: [value('TSH', '1', { low: '<2' })] }, { 'values.0.low': 'Use um número, como 70 ou 99,5' }],
    [
      { values: [value('TSH', '1', { low: '9', high: '8' })] },
      { 'values.0.high': 'O máximo da faixa deve ser maior que o mínimo' },
    ],
  ])('refuses %j with its message', async (overrides, fields) => {
    const member = await signedInClient()
    expect(await member.post('/api/exams', exam(overrides))).toMatchObject(invalid(fields))
    expect((await member.get('/api/exams')).body).toEqual([])
  })
})

describe('GET /api/exams', () => {
  it('lists the analytes of an exam, and the number of its values outside their range', async () => {
    const member = await signedInClient()
    const record = await add(member)
    const [listed, ...others] = (await member.get('/api/exams')).body
    expect(others).toEqual([])
    expect(listed).toMatchObject({
      date: '2026-03-10',
      laboratory: 'Laboratório São Lucas',
      title: 'Glicose e Colesterol total',
      analytes: ['Glicose', 'Colesterol total'],
      outside: 1,
      files: 0,
    })
    // The page of an exam opens from its row, even offline.
    expect(listed.record).toEqual(record)
  })

  it('finds by analyte, laboratory, requester and notes, without accents and case', async () => {
    const member = await signedInClient()
    await add(member)
    await add(member, {
      laboratory: 'Clínica Bem-Estar',
      requestedBy: null,
      notes: '100 % de certeza_',
      values: [value('Vitamina D (25-OH)', '31')],
    })
    const find = async (search: string) =>
      analytes((await member.get(`/api/exams?search=${encodeURIComponent(search)}`)).body)
    const [first, second] = ['Glicose,Colesterol total', 'Vitamina D (25-OH)']
    expect(await find('GLICÓSE')).toEqual([first])
    expect(await find('sao lucas')).toEqual([first])
    expect(await find('ana')).toEqual([first])
    expect(await find('colhido glicose')).toEqual([first])
    expect(await find('vitamina d 25 oh')).toEqual([second])
    expect(await find('bem estar')).toEqual([second])
  })

  it('filters by stored files, also within a year', async () => {
    const member = await signedInClient()
    for (const date of ['2025-01-01', '2025-12-31', '2026-01-01']) await add(member, { date })
    const { id } = await add(member, { date: '2024-12-31' })
    const dates = async (query: string) =>
      (await member.get(`/api/exams?${query}`)).body.map(({ date }: { date: string }) => date)
    const file = await member.post(`/api/exams/${id}/files`, { fileName: 'a.pdf', fileSize: 9 })
    expect(await dates('file=with_file')).toEqual([])
    const headers = { 'Content-Type': 'application/pdf' }
    await member.put(file.body.filePath, undefined, { rawBody: samplePdf(), headers })
    expect(await dates('file=with_file')).toEqual(['2024-12-31'])
    expect(await dates('file=without_file&year=2025')).toEqual(['2025-12-31', '2025-01-01'])
  })
})

describe('PATCH and DELETE /api/exams/{id}', () => {
  it('replaces the values and the searched text', async () => {
    const member = await signedInClient()
    const { id } = await add(member)
    const edited = await member.patch(
      `/api/exams/${id}`,
      exam({ values: [value('TSH', '2,1')], notes: null }),
    )
    expect(edited).toMatchObject({
      status: 200,
      body: { notes: null, values: [{ analyte: 'TSH', value: '2,1' }] },
    })
    expect((await member.get(`/api/exams/${id}`)).body).toEqual(edited.body)
    expect((await member.get('/api/exams?search=glicose')).body).toEqual([])
    expect((await member.get('/api/exams?search=tsh')).body).toHaveLength(1)
    expect((await member.get('/api/exams/analytes')).body).toMatchObject([{ analyte: 'TSH' }])
  })

  it('answers the trend of another member’s value like that of a missing one', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    await add(maria)
    const [{ id }] = (await maria.get('/api/exams/analytes')).body
    const [own, theirs, missing] = await Promise.all([
      maria.get(`/api/exams/trend?value=${id}`),
      joao.get(`/api/exams/trend?value=${id}`),
      joao.get(`/api/exams/trend?value=${crypto.randomUUID()}`),
    ])
    expect(own.body).not.toEqual([])
    expect(theirs.text).toBe(missing.text)
  })

  it('deletes the exam with its values', async () => {
    const member = await signedInClient()
    const { id } = await add(member)
    expect((await member.delete(`/api/exams/${id}`)).status).toBe(204)
    expect((await member.delete(`/api/exams/${id}`)).status).toBe(404)
    expect((await member.get('/api/exams/analytes')).body).toEqual([])
  })
})

it('the trend of an analyte joins its names, with the unit and range of each exam', async () => {
  const member = await signedInClient()
  await add(member, {
    date: '2025-03-10',
    values: [
      value('GLICÓSE DE JEJUM', '88', { low: '70', high: '99' }),
      value('Glicose na urina', 'negativo', { unit: null }),
    ],
  })
  await add(member, {
    date: '2026-03-10',
    values: [value('glicose jejum', '5,9', { unit: 'mmol/L', high: '5,5' })],
  })
  await add(member, { date: '2024-03-10', values: [value('Glicemia (em jejum)', '<40')] })
  const [newest] = (await member.get('/api/exams/analytes')).body
  const trend = await member.get(`/api/exams/trend?value=${newest.id}`)
  const [{ examId }] = trend.body.slice(-1)
  const [oldest] = (await member.get(`/api/exams/${examId}`)).body.values
  expect((await member.get(`/api/exams/trend?value=${oldest.id}`)).body).toEqual(trend.body)
  expect(trend.body).toMatchObject([
    {
      id: newest.id,
      date: '2026-03-10',
      analyte: 'glicose jejum',
      value: '5,9',
      unit: 'mmol/L',
      high: '5,5',
    },
    { date: '2025-03-10', analyte: 'GLICÓSE DE JEJUM', value: '88', unit: 'mg/dL', low: '70', high: '99' },
    { date: '2024-03-10', analyte: 'Glicemia (em jejum)', value: '<40', laboratory: 'Laboratório São Lucas' },
  ])
  expect(trend.body).toHaveLength(3)
  expect((await member.get('/api/exams/analytes')).body).toMatchObject([
    { id: newest.id, analyte: 'Glicose', unit: 'mmol/L', count: 3, date: '2026-03-10', isOutside: true },
    { analyte: 'Glicose na urina', count: 1, isOutside: false },
  ])
  for (const path of ['/api/exams/trend', '/api/exams/trend?analyte=Glicose'])
    expect((await member.get(path)).status).toBe(422)
})

it('the trend of an analyte that the table does not know joins its spellings, and takes the last value of a day for the newest', async () => {
  const member = await signedInClient()
  const copper = (given: string) => value('Cobre eritrocitário', given, { high: '2' })
  const addAt = async (time: string, values: object[]) => {
    const clock = { now: () => new Date(`2026-03-11T${time}Z`) }
    expect((await member.post('/api/exams', exam({ values }), { clock })).status).toBe(201)
  }
  await addAt('12:00:00', [copper('1'), value('COBRE, ERITROCITARIO', '3', { high: '2' })])
  const readings = async () => {
    const [analyte] = (await member.get('/api/exams/analytes')).body
    const trend = (await member.get(`/api/exams/trend?value=${analyte.id}`)).body
    expect(trend[0].id).toBe(analyte.id)
    return { ...analyte, values: trend.map(({ value }: { value: string }) => value) }
  }
  expect(await readings()).toMatchObject({
    analyte: 'COBRE, ERITROCITARIO',
    isOutside: true,
    values: ['3', '1'],
  })
  await addAt('12:00:01', [copper('1,5')])
  await addAt('12:00:02', [copper('1,8')])
  expect(await readings()).toMatchObject({
    analyte: 'Cobre eritrocitário',
    isOutside: false,
    count: 4,
    values: ['1,8', '1,5', '3', '1'],
  })
})

describe('GET /api/exams/export', () => {
  it('writes every value with its range and its position in it, and no formula', async () => {
    const member = await signedInClient()
    await add(member, { requestedBy: '=HYPERLINK("x")' })
    const { text, headers } = await member.get('/api/exams/export')
    const [head, first, second, end] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe(
      'Data;Laboratório;Solicitado por;Jejum;Horas de jejum;Exame;Valor;Unidade;Faixa: de;Faixa: até;Referência em palavras;Posição na faixa',
    )
    expect(first).toBe(
      `10/03/2026;Laboratório São Lucas;"'=HYPERLINK(""x"")";sim;12;Glicose;92;mg/dL;70;99;;dentro da faixa do laboratório`,
    )
    expect(second).toContain('Colesterol total;214;mg/dL;;<190;;acima da faixa do laboratório')
    expect(end).toBe('')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="exames.csv"')
  })

  it('continues past the first read, in order and with each value once', async () => {
    const member = await signedInClient()
    const days = Array.from({ length: 230 }, (_, n) =>
      new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 2))).toISOString().slice(0, 10),
    )
    const added = days.map((date) => {
      const { values: _values, ...record } = exam({ date })
      const owned = { id: crypto.randomUUID(), ownerId: member.userId, searchText: '', createdAt: new Date() }
      return { ...record, ...owned, fasting: 'no' as const, fastingHours: null }
    })
    // Every third exam has no values.
    const values = added.flatMap(({ id: examId, ownerId, date }, n) => {
      const row = { ...value('Glicose', String(n)), id: crypto.randomUUID(), ownerId, examId, date }
      return n % 3 === 0 ? [] : [{ ...row, position: 0, analyteKey: 'glicose' }]
    })
    await insertRows(exams, added)
    await insertRows(examValues, values)
    const { text } = await member.get('/api/exams/export')
    const lines = text.trimEnd().split('\r\n').slice(1)
    const expected = days.flatMap((_day, n) => (n % 3 === 0 ? [] : [n]))
    expect(lines.map((line) => Number(line.split(';')[6])).sort((one, other) => one - other)).toEqual(
      expected,
    )
    const written = lines.map((line) => (line.split(';')[0] ?? '').split('/').reverse().join('-'))
    expect(written).toEqual(written.toSorted().reverse())
  })
})
