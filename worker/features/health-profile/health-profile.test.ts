import { describe, expect, it } from 'vitest'
import { ALLERGIES_MAX, CONDITIONS_MAX } from '#contract/health-profile.ts'
import { NAME_MAX } from '#contract/text.ts'
import { auditLog } from '#database/schema/operations.ts'
import { invalid, readRows } from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'
import { tablet as losartan } from '#testing/medications.ts'

const PATH = '/api/health-profile'
const profile = (fields = {}) => ({
  bloodType: 'O-',
  allergies: [
    { substance: 'Penicilina', reaction: 'Inchaço no rosto', severity: 'severe' },
    { substance: 'Camarão', reaction: null, severity: 'unknown' },
  ],
  conditions: [{ name: 'Hipertensão', notes: 'Desde 2019' }],
  emergencyContact: { name: 'Paulo Oliveira', relation: 'Irmão', phone: '(11) 91234-5678' },
  shownAtCounter: true,
  ...fields,
})
const empty = {
  bloodType: 'unknown',
  allergies: [],
  conditions: [],
  emergencyContact: null,
  shownAtCounter: false,
}
const tablet = (fields = {}) =>
  losartan({ times: ['08:00', '20:00'], startsOn: '2026-01-01', timeZone: 'America/Sao_Paulo', ...fields })

describe('GET /api/health-profile', () => {
  it('is empty and not shown at the counter before the first save', async () => {
    const member = await signedInClient({ fullName: 'Maria Oliveira' })
    const answer = await member.get(PATH)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...empty,
        version: 0,
        updatedAt: null,
        medications: [],
        owner: { fullName: 'Maria Oliveira', cardNumber: expect.stringMatching(/^\d{13}$/), age: null },
      },
    })
    expect(answer.headers.get('ETag')).toBe('"0"')
  })

  it('holds the active medications, not those that are paused, ended or past their last day', async () => {
    const member = await signedInClient()
    const add = async (fields = {}) => (await member.post('/api/medications', tablet(fields))).body.id
    const id = await add()
    for (const status of ['paused', 'ended']) {
      await member.put(`/api/medications/${await add({ name: status })}/status`, { status })
    }
    await add({ name: 'Amoxicilina', endsOn: '2026-01-08' })
    // A changed schedule ends one plan and begins another.
    await member.patch(`/api/medications/${id}`, tablet({ times: ['07:00'] }))
    await member.put(`/api/medications/${id}/stock`, { units: 30, unitsPerDose: 0.5, warnDays: 3 })
    const inUse = {
      id,
      name: 'Losartana',
      dose: '50 mg',
      form: 'tablet',
      kind: 'daily',
      times: ['07:00'],
      weekdays: [],
      intervalHours: null,
      minHours: null,
      unitsPerDose: 0.5,
    }
    expect((await member.get(PATH)).body.medications).toEqual([inUse])
  })

  it('states the age of the newest anamnesis with its date', async () => {
    const member = await signedInClient()
    const form = { age: 40, weightKg: 70, heightCm: 170, activityLevel: 'LIGHT', goal: 'HEALTH' }
    await member.post('/api/anamnesis', form, { clock: { now: () => new Date('2026-01-02T12:00:00Z') } })
    await member.post(
      '/api/anamnesis',
      { ...form, age: 41 },
      { clock: { now: () => new Date('2026-08-02T12:00:00Z') } },
    )
    expect((await member.get(PATH)).body.owner.age).toEqual({
      years: 41,
      statedAt: '2026-08-02T12:00:00.000Z',
    })
  })
})

describe('PUT /api/health-profile', () => {
  it('saves the whole profile, then replaces it, and keeps it from others', async () => {
    const member = await signedInClient()
    const now = new Date('2026-09-21T12:00:00Z')
    const saved = await member.put(PATH, profile(), { clock: { now: () => now } })
    const expected = { ...profile(), version: 1, updatedAt: now.toISOString() }
    expect(saved).toMatchObject({ status: 200, body: expected })
    expect(saved.headers.get('ETag')).toBe('"1"')
    expect((await member.get(PATH)).body).toMatchObject(expected)
    const replaced = await member.put(PATH, { bloodType: 'AB+' })
    expect(replaced.body).toMatchObject({ ...empty, bloodType: 'AB+', version: 2 })
    const other = await signedInClient()
    expect((await other.get(PATH)).body).toMatchObject({ ...empty, version: 0 })
    expect((await member.get(PATH)).text).not.toContain('ownerId')
  })

  it('keeps the date of the last change while only the switch for the counter changes', async () => {
    const member = await signedInClient()
    const at = (day: string) => ({ clock: { now: () => new Date(`${day}T12:00:00Z`) } })
    await member.put(PATH, profile(), at('2026-01-13'))
    const switched = await member.put(PATH, profile({ shownAtCounter: false }), at('2026-02-22'))
    expect(switched.body).toMatchObject({
      shownAtCounter: false,
      version: 2,
      updatedAt: '2026-01-13T12:00:00.000Z',
    })
    const { emergencyContact } = profile()
    const changes = [
      { bloodType: 'AB+' },
      { allergies: [] },
      { conditions: [] },
      { emergencyContact: { ...emergencyContact, name: 'Ana Oliveira' } },
      { emergencyContact: { ...emergencyContact, relation: 'Primo' } },
      { emergencyContact: { ...emergencyContact, phone: '(11) 91234-0000' } },
      { emergencyContact: null },
    ]
    for (const [index, change] of changes.entries()) {
      const day = `2026-03-${index + 10}`
      expect((await member.put(PATH, profile(change), at(day))).body.updatedAt).toMatch(day)
    }
  })

  it('takes no owner, version or date from the body', async () => {
    const [member, other] = [await signedInClient(), await signedInClient()]
    const answer = await member.put(PATH, {
      ...profile(),
      ownerId: other.userId,
      userId: other.userId,
      version: 9,
      updatedAt: '2000-01-01T00:00:00Z',
    })
    expect(answer.body.version).toBe(1)
    expect(answer.body.updatedAt).not.toMatch(/^2000/)
    expect((await other.get(PATH)).body.version).toBe(0)
  })

  it('writes one audit row without the contents of the profile, and none for a rejected save', async () => {
    const member = await signedInClient()
    await member.put(PATH, profile())
    await member.put(PATH, profile(), { headers: { 'If-Match': '"0"' } })
    await member.put(PATH, profile({ bloodType: 'C+' }))
    const rows = await readRows(auditLog, { subjectId: member.userId, action: 'health_profile.saved' })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/Penicilina|O-|Paulo/)
  })

  it('lets one of two first saves win and answers the other with the saved profile', async () => {
    const member = await signedInClient()
    const first = { headers: { 'If-Match': '"0"' } }
    const answers = await Promise.all([
      member.put(PATH, { bloodType: 'A+' }, first),
      member.put(PATH, { bloodType: 'B+' }, first),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won] = answers.filter(({ status }) => status === 200)
    const [lost] = answers.filter(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ code: 'stale_version', current: won?.body })
  })

  const SUBSTANCE = 'Informe a que você tem alergia'
  const PHONE = 'Informe um telefone com DDD, como (11)\u00a091234-5678'
  const allergies = (...fields: object[]) => ({
    allergies: fields.map((one) => ({ substance: 'Leite', ...one })),
  })
  const conditions = (...names: string[]) => ({ conditions: names.map((name) => ({ name })) })
  const contact = (name: string, phone: string) => ({ emergencyContact: { name, phone } })
  it.each<[string, string, object]>([
    ['bloodType', 'Escolha o tipo sanguíneo', { bloodType: 'C+' }],
    ['allergies.1.substance', SUBSTANCE, allergies({}, { substance: ' ' })],
    ['allergies.0.substance', SUBSTANCE, allergies({ substance: '\u200b\u2060' })],
    ['allergies.0.severity', 'Escolha a gravidade', allergies({ severity: 'deadly' })],
    [
      'allergies.0.reaction',
      'Use no máximo 200 caracteres',
      allergies({ reaction: 'x'.repeat(NAME_MAX + 1) }),
    ],
    ['allergies', 'Anote no máximo 30 alergias', allergies(...Array(ALLERGIES_MAX + 1).fill({}))],
    ['conditions', 'Anote no máximo 30 condições', conditions(...Array(CONDITIONS_MAX + 1).fill('Asma'))],
    ['allergies.1', 'Esta alergia já está na lista', allergies({}, { substance: 'LEITE ' })],
    ['conditions.2', 'Esta condição já está na lista', conditions('Asma', 'Gota', 'asma')],
    ['conditions.0.name', 'Informe a condição de saúde', { conditions: [{ name: '', notes: 'Desde 2019' }] }],
    ['conditions', 'Lista inválida', { conditions: 'Asma' }],
    ['emergencyContact.name', 'Informe o nome do contato', contact('', '(11) 91234-5678')],
    ['emergencyContact.phone', PHONE, contact('Paulo', '')],
    ['emergencyContact.phone', PHONE, contact('Paulo', '91234-5678')],
    ['emergencyContact.phone', PHONE, contact('Paulo', 'tel:11912345678')],
    ['shownAtCounter', 'Escolha se o perfil aparece no balcão', { shownAtCounter: 'yes' }],
  ])('rejects %s with “%s” for %j, and saves nothing', async (field, sentence, fields) => {
    const member = await signedInClient()
    expect(await member.put(PATH, profile(fields))).toMatchObject(invalid({ [field]: sentence }))
    expect((await member.get(PATH)).body.version).toBe(0)
  })

  it.each([
    '<script>alert(1)</script>',
    "'; DROP TABLE users;--",
    '田中さん',
    '🧬 "aspas" \\',
    '\u202eabc',
    '=1+1',
  ])('keeps %j exactly as typed', async (text) => {
    const member = await signedInClient()
    const typed = profile({
      allergies: [{ substance: text, reaction: text, severity: 'mild' }],
      conditions: [{ name: text, notes: text }],
      emergencyContact: { name: text, relation: text, phone: '+55 11 91234-5678' },
    })
    await member.put(PATH, typed)
    expect((await member.get(PATH)).body).toMatchObject(typed)
  })

  it('accepts the longest lists', async () => {
    const member = await signedInClient()
    const long = 'x'.repeat(NAME_MAX)
    const typed = profile({
      allergies: Array.from({ length: ALLERGIES_MAX }, (_, index) => ({
        substance: `${index} ${long}`.slice(0, NAME_MAX),
        reaction: long,
        severity: 'mild',
      })),
      conditions: Array.from({ length: CONDITIONS_MAX }, (_, index) => ({
        name: `${index} ${long}`.slice(0, NAME_MAX),
        notes: long,
      })),
    })
    expect((await member.put(PATH, typed)).status).toBe(200)
  })
})
