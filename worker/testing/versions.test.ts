import { beforeAll, describe, expect, it } from 'vitest'
import { consultations } from '#database/schema/consultations.ts'
import { HOUR } from '#domain/duration.ts'
import { declarationOf } from '#middleware/declared.ts'
import { ifMatch } from '#middleware/if-match.ts'
import { app } from '#worker/app.ts'
import { type Answer, Client, type RequestOptions, readRows, refusal, unlimited } from './api.ts'
import { administratorClient, createConsultation, createUser, signedInClient } from './factories.ts'
import { RACES, RACES_TIMEOUT_MS } from './races.ts'
import { samplePng } from './sample-files.ts'
import { dailyTablet, exam, questionnaire, rejectionText, walk } from './samples.ts'

/** There are twenty routes: a hundred races in the gate. */
const RACES_OF_ROUTE = Math.max(5, RACES / 20)

const routes = [
  ...new Set(
    app.routes
      .filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method))
      .map(({ method, path }) => `${method} ${path}`),
  ),
].sort()

/** Routes that change no record that a form is filled from, each with what protects it instead. */
const withoutVersion: Record<string, string> = {
  'PUT /api/password': 'the current password is in the body',
  'PUT /api/admin/password': 'the current password is in the body',
  'DELETE /api/password': 'asks for a fresh proof',
  'DELETE /api/name-change': 'ends the waiting name, whichever it is',
  'DELETE /api/email-change': 'ends the waiting change, whichever it is',
  'DELETE /api/admin/members/:id/email-change': 'ends the waiting change, whichever it is',
  'DELETE /api/sessions': 'ends all sessions, whatever they are',
  'DELETE /api/sessions/:id': 'a session is never edited',
  'DELETE /api/admin/sessions': 'ends all sessions, whatever they are',
  'DELETE /api/admin/sessions/:id': 'a session is never edited',
  'PATCH /api/passkeys/:id': 'a passkey has one field, so nothing else is lost',
  'PATCH /api/admin/passkeys/:id': 'a passkey has one field, so nothing else is lost',
  'DELETE /api/passkeys/:id': 'asks for a fresh proof',
  'DELETE /api/passkeys/:id/removal': 'ends the waiting removal, whenever it was asked for',
  'DELETE /api/admin/passkeys/:id': 'asks for a fresh proof',
  'PUT /api/admin/assignments/registrations/:id': 'the body says who had it',
  'PUT /api/admin/assignments/policies/:id': 'the body says who had it',
  'PUT /api/insurance/:id/file': 'content arrives once; a second one gets file_already_stored',
  'DELETE /api/insurance/:id': 'a policy is never edited by its member',
  'PUT /api/exams/files/:id/file': 'content arrives once; a second one gets file_already_stored',
  'DELETE /api/exams/files/:id': 'a file is never edited',
  'PUT /api/medications/clock': 'a choice for all medications, made from no record',
  'DELETE /api/medications/doses/:id': 'a dose is never edited',
  'DELETE /api/admin/reports/:id': 'a report is never edited',
}

/** A record as one device opened it. */
interface Opened {
  client: Client
  /** Path of the request. */
  path: string
  version: number
  /** Changes the record from another device. */
  change: () => Promise<Answer>
  /** The record's current version, as read. */
  read: () => Promise<{ version: number }>
}

interface Kind {
  open: () => Promise<Opened>
  body?: () => unknown
  /** A body that is not JSON. */
  options?: RequestOptions
  /** The fields of the current record that the 409 must show, after `change`. */
  current: Record<string, unknown>
}

const consultation = (fields = {}) => ({
  date: '2099-01-02T11:00:00.000Z',
  type: 'Video',
  doctorName: 'Dra. Ana Souza',
  specialty: 'Cardiologia',
  notes: null,
  ...fields,
})
const night = (quality: number) => ({
  sleepStart: new Date(Math.floor(Date.now() / HOUR) * HOUR - 10 * HOUR).toISOString(),
  sleepEnd: new Date(Math.floor(Date.now() / HOUR) * HOUR - 2 * HOUR).toISOString(),
  quality,
})
const examWith = (value: string) =>
  exam({ values: [{ analyte: 'Glicose', value, unit: 'mg/dL', low: '70', high: '99' }] })
const stock = (units: number) => ({ units, unitsPerDose: 1, warnDays: 3 })
const png = { rawBody: await samplePng(), headers: { 'Content-Type': 'image/png' } }

let admin: Client

beforeAll(async () => {
  admin = await administratorClient()
})

/** A record of a list that the member reads as a whole. */
function memberRecord(list: string, first: unknown, second: unknown) {
  return async (): Promise<Opened> => {
    const client = await signedInClient()
    const { body } = await client.post(list, first, unlimited)
    const path = `${list}/${body.id}`
    return {
      client,
      path,
      version: body.version,
      change: () => client.patch(path, second, unlimited),
      read: async () => (await client.get(list)).body.find(({ id }: { id: string }) => id === body.id),
    }
  }
}

const aConsultation = memberRecord(
  '/api/consultations',
  consultation(),
  consultation({ date: '2099-01-02T13:00:00.000Z' }),
)
const aNight = memberRecord('/api/sleep', night(70), night(71))
const aWalk = memberRecord('/api/exercise', walk({ minutes: 30 }), walk({ minutes: 45 }))
const anExam = memberRecord('/api/exams', examWith('92'), examWith('93'))
const aMedication = memberRecord('/api/medications', dailyTablet(), dailyTablet({ times: ['09:00'] }))

function stockOf(open: () => Promise<Opened>) {
  return async (): Promise<Opened> => {
    const { client, path, read } = await open()
    await client.put(`${path}/stock`, stock(30), unlimited)
    const { version } = await read()
    const change = () => client.post(`${path}/refills`, { units: 10 }, unlimited)
    return { client, path: `${path}/stock`, version, change, read }
  }
}

async function aProfile(): Promise<Opened> {
  const client = await signedInClient()
  const read = async () => (await client.get('/api/user')).body
  const change = () => client.patch('/api/user', { fullName: 'Maria Oliveira' }, unlimited)
  return { client, path: '/api/user', version: (await read()).version, change, read }
}

async function aRejectedRegistration(): Promise<Opened> {
  const client = await signedInClient({ status: 'rejected', rejectionReason: 'other' })
  const read = async () => (await client.get('/api/user')).body
  const change = () => client.patch('/api/registration', { fullName: 'Rafael Nogueira' }, unlimited)
  return { client, path: '/api/registration', version: (await read()).version, change, read }
}

async function anAnamnesis(): Promise<Opened> {
  const client = await signedInClient()
  const change = () => client.post('/api/anamnesis', questionnaire({ weightKg: 81.5 }), unlimited)
  const { body } = await client.post('/api/anamnesis', questionnaire({ weightKg: 80 }), unlimited)
  const read = async () => (await client.get('/api/anamnesis')).body
  return { client, path: '/api/anamnesis', version: body.version, change, read }
}

async function aSavedAnamnesis(): Promise<Opened> {
  const client = await signedInClient()
  const { body } = await client.post('/api/anamnesis', questionnaire({ weightKg: 80 }), unlimited)
  const path = `/api/anamnesis/${body.id}`
  const change = () => client.patch(path, questionnaire({ weightKg: 81.5 }), unlimited)
  const read = async () => (await client.get('/api/anamnesis')).body
  return { client, path, version: body.version, change, read }
}

async function aHealthProfile(): Promise<Opened> {
  const client = await signedInClient()
  const path = '/api/health-profile'
  const { body } = await client.put(path, { bloodType: 'A+' }, unlimited)
  const change = () => client.put(path, { bloodType: 'AB-' }, unlimited)
  const read = async () => (await client.get(path)).body
  return { client, path, version: body.version, change, read }
}

async function aMember(overrides: Parameters<typeof createUser>[0] = {}): Promise<Opened> {
  const { id, email } = await createUser(overrides)
  const member = new Client()
  await member.post('/api/login', { email, password: 'demonstracao' })
  // A change of role needs a proof from the last five minutes.
  const client = await administratorClient()
  const path = `/api/admin/members/${id}`
  const read = async () => (await client.get(path, unlimited)).body
  const change = () => member.patch('/api/user', { fullName: 'Maria Oliveira' }, unlimited)
  return { client, path: `${path}/role`, version: (await read()).version, change, read }
}

async function helped(action: 'name' | 'name-change' | 'email-change'): Promise<Opened> {
  const member = await aMember(action === 'name-change' ? { newName: 'Maria Rocha' } : {})
  return { ...member, path: member.path.replace('role', action) }
}

async function aRejectionText(): Promise<Opened> {
  const list = '/api/admin/rejection-texts'
  // A company has a limited number of texts.
  for (const { id } of (await admin.get(list, unlimited)).body) await admin.delete(`${list}/${id}`, unlimited)
  const { body } = await admin.post(list, rejectionText(), unlimited)
  const path = `${list}/${body.id}`
  return {
    client: admin,
    path,
    version: body.version,
    change: () => admin.put(path, rejectionText({ text: 'Outro motivo' }), unlimited),
    read: async () =>
      (await admin.get(list, unlimited)).body.find(({ id }: { id: string }) => id === body.id),
  }
}

async function aNote(): Promise<Opened> {
  const { id } = await createUser({ emailConfirmedAt: new Date() })
  const { body } = await admin.post(`/api/admin/members/${id}/notes`, { text: 'Ligou hoje.' }, unlimited)
  const path = `/api/admin/notes/${body.id}`
  const readNotes = async () => (await admin.get(`/api/admin/members/${id}/person`, unlimited)).body.notes
  return {
    client: admin,
    path,
    version: body.version,
    change: () => admin.put(path, { text: 'Ligou ontem.' }, unlimited),
    read: async () => (await readNotes())[0],
  }
}

const CONFIGURATION = '/api/admin/company/configuration'

/** The body of a PUT, without a version. */
async function configuration(fields: Record<string, unknown>) {
  const { version: _, ...present } = (await admin.get(CONFIGURATION, unlimited)).body
  return { ...present, ...fields }
}

async function aConfiguration(): Promise<Opened> {
  const read = async () => (await admin.get(CONFIGURATION, unlimited)).body
  const name = `Viver Bem ${crypto.randomUUID().slice(0, 8)}`
  return {
    client: admin,
    path: CONFIGURATION,
    version: (await read()).version,
    change: async () => admin.put(CONFIGURATION, await configuration({ name }), unlimited),
    read,
  }
}

async function aLogo(): Promise<Opened> {
  const path = '/api/admin/company/logo'
  const read = async () => {
    const { logoVersion, logoUrl } = (await admin.get(CONFIGURATION, unlimited)).body
    return { version: logoVersion, logoUrl }
  }
  const change = () => admin.put(path, undefined, { ...unlimited, ...png })
  await change()
  return { client: admin, path, version: (await read()).version, change, read }
}

const kinds: Record<string, Kind> = {
  'PATCH /api/consultations/:id': {
    open: aConsultation,
    body: () => consultation({ notes: 'Levar os exames' }),
    current: { date: '2099-01-02T13:00:00.000Z', notes: null },
  },
  'DELETE /api/consultations/:id': { open: aConsultation, current: { date: '2099-01-02T13:00:00.000Z' } },
  'PATCH /api/sleep/:id': { open: aNight, body: () => night(90), current: { quality: 71 } },
  'DELETE /api/sleep/:id': { open: aNight, current: { quality: 71 } },
  'PATCH /api/exercise/:id': { open: aWalk, body: () => walk({ minutes: 60 }), current: { minutes: 45 } },
  'DELETE /api/exercise/:id': { open: aWalk, current: { minutes: 45 } },
  'PATCH /api/exams/:id': {
    open: anExam,
    body: () => examWith('100'),
    current: { values: [expect.objectContaining({ value: '93' })], files: [] },
  },
  'DELETE /api/exams/:id': { open: anExam, current: { values: [expect.objectContaining({ value: '93' })] } },
  'PATCH /api/medications/:id': {
    open: aMedication,
    body: () => dailyTablet({ times: ['08:00', '20:00'] }),
    current: { times: ['09:00'], stock: null },
  },
  'DELETE /api/medications/:id': { open: aMedication, current: { times: ['09:00'] } },
  'PUT /api/medications/:id/status': {
    open: async () => {
      const opened = await aMedication()
      return { ...opened, path: `${opened.path}/status` }
    },
    body: () => ({ status: 'paused' }),
    current: { times: ['09:00'], status: 'active' },
  },
  'PUT /api/medications/:id/stock': {
    open: stockOf(aMedication),
    body: () => stock(12),
    current: { stock: expect.objectContaining({ units: 40 }) },
  },
  'DELETE /api/medications/:id/stock': {
    open: stockOf(aMedication),
    current: { stock: expect.objectContaining({ units: 40 }) },
  },
  'PATCH /api/user': {
    open: aProfile,
    body: () => ({ fullName: 'Maria Souza' }),
    current: { newName: 'Maria Oliveira' },
  },
  'PATCH /api/registration': {
    open: aRejectedRegistration,
    body: () => ({ fullName: 'Rafael Souza' }),
    current: { fullName: 'Rafael Nogueira', status: 'email_confirmed' },
  },
  'POST /api/anamnesis': {
    open: anAnamnesis,
    body: () => questionnaire({ weightKg: 90 }),
    current: { weightKg: 81.5 },
  },
  'PATCH /api/anamnesis/:id': {
    open: aSavedAnamnesis,
    body: () => questionnaire({ weightKg: 90 }),
    current: { weightKg: 81.5 },
  },
  'DELETE /api/anamnesis/:id': { open: aSavedAnamnesis, current: { weightKg: 81.5 } },
  'PUT /api/health-profile': {
    open: aHealthProfile,
    body: () => ({ bloodType: 'O-' }),
    current: { bloodType: 'AB-', allergies: [] },
  },
  'PUT /api/admin/members/:id/role': {
    open: () => aMember(),
    body: () => ({ role: 'admin' }),
    current: { id: expect.any(String), role: 'member' },
  },
  'PATCH /api/admin/members/:id/name': {
    open: () => helped('name'),
    body: () => ({ fullName: 'Maria Souza' }),
    current: { newName: 'Maria Oliveira' },
  },
  'PUT /api/admin/members/:id/name-change': {
    open: () => helped('name-change'),
    body: () => ({ decision: 'approved' }),
    current: { newName: 'Maria Oliveira' },
  },
  'PUT /api/admin/members/:id/email-change': {
    open: () => helped('email-change'),
    body: () => ({ email: `${crypto.randomUUID()}@exemplo.com.br` }),
    current: { newName: 'Maria Oliveira', newEmail: null },
  },
  'PUT /api/admin/notes/:id': {
    open: aNote,
    body: () => ({ text: 'Mandou os papéis.' }),
    current: { text: 'Ligou ontem.' },
  },
  'DELETE /api/admin/notes/:id': { open: aNote, current: { text: 'Ligou ontem.' } },
  'PUT /api/admin/rejection-texts/:id': {
    open: aRejectionText,
    body: () => rejectionText({ text: 'O meu motivo' }),
    current: { text: 'Outro motivo' },
  },
  'DELETE /api/admin/rejection-texts/:id': { open: aRejectionText, current: { text: 'Outro motivo' } },
  'PUT /api/admin/company/configuration': {
    open: aConfiguration,
    current: { name: expect.stringMatching(/^Viver Bem [0-9a-f]{8}$/), updatedBy: expect.any(String) },
  },
  'PUT /api/admin/company/logo': {
    open: aLogo,
    options: png,
    current: { logoUrl: expect.stringContaining('/logo?version=') },
  },
  'DELETE /api/admin/company/logo': {
    open: aLogo,
    current: { logoUrl: expect.stringContaining('/logo?version=') },
  },
}

const versioned = Object.keys(kinds)

async function send(route: string, { client, path }: Opened, match: string | undefined): Promise<Answer> {
  const [method = ''] = route.split(' ')
  const { body, options } = kinds[route] ?? {}
  const values =
    path === CONFIGURATION
      ? await configuration({ name: `Nome ${crypto.randomUUID().slice(0, 8)}` })
      : body?.()
  const headers = { ...options?.headers, ...(match !== undefined && { 'If-Match': match }) }
  return client.request(method, path, {
    ...unlimited,
    ...(method !== 'DELETE' && values !== undefined && { body: values }),
    ...options,
    headers,
  })
}

function open(route: string): Promise<Opened> {
  const kind = kinds[route]
  if (!kind) throw new Error('no such kind')
  return kind.open()
}

const etag = (version: number) => `"${version}"`

describe('every PUT, PATCH and DELETE', () => {
  it('is protected by a version or has another protection', () => {
    const edits = versioned.filter((route) => !route.startsWith('POST '))
    expect([...edits, ...Object.keys(withoutVersion)].sort()).toEqual(routes)
  })

  it('reads If-Match with the same validator, which the API reference names', () => {
    const validated = app.routes
      .filter(({ handler }) => handler === ifMatch)
      .map(({ method, path }) => `${method} ${path}`)
    expect(validated.sort()).toEqual([...versioned].sort())
    expect(declarationOf(ifMatch).input).toEqual({ part: 'version' })
  })
})

describe('a change from an older version', () => {
  it.each(versioned)('%s gets 409 with both versions and changes nothing', async (route) => {
    const opened = await open(route)
    expect((await opened.change()).status).toBeLessThan(300)
    const before = await opened.read()
    expect(before.version).toBe(opened.version + 1)
    const answer = await send(route, opened, etag(opened.version))
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'stale_version',
        message:
          'Este registro mudou em outra aba ou em outro aparelho. Confira o que mudou antes de salvar.',
        current: { ...kinds[route]?.current, version: opened.version + 1 },
        sent: { version: opened.version },
      },
    })
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(await opened.read()).toEqual(before)
  })

  it.each(versioned)('%s succeeds from the current version', async (route) => {
    const opened = await open(route)
    const answer = await send(route, opened, etag(opened.version))
    expect(answer.status).toBeLessThan(300)
    if (route.startsWith('DELETE ') && answer.status === 204 && !route.endsWith('/stock')) return
    expect(answer.headers.get('ETag')).toBe(etag(opened.version + 1))
    expect((await opened.read()).version).toBe(opened.version + 1)
  })

  it.each(versioned)('%s succeeds without If-Match and with *', async (route) => {
    for (const match of [undefined, '*']) {
      const opened = await open(route)
      if (route !== 'PATCH /api/registration') await opened.change()
      expect((await send(route, opened, match)).status).toBeLessThan(300)
    }
  })

  it('is rejected with a malformed If-Match', async () => {
    const opened = await aConsultation()
    const before = await opened.read()
    const answered: string[] = []
    const malformed = ['', '1', '"a"', '"1", "2"', '"-1"', '"1.5"', '"01"', '"1', '"9999999999999999"']
    for (const match of malformed) {
      const { status, body } = await send('PATCH /api/consultations/:id', opened, match)
      answered.push(`${match} → ${status} ${body.code}`)
    }
    expect(answered).toEqual(malformed.map((match) => `${match} → 400 if_match_invalid`))
    expect(await opened.read()).toEqual(before)
  })

  it.each(versioned)(
    `%s has one winner in each of ${RACES_OF_ROUTE} races`,
    async (route) => {
      for (let race = 0; race < RACES_OF_ROUTE; race++) {
        const opened = await open(route)
        const answers = await Promise.all(
          Array.from({ length: 3 }, () => send(route, opened, etag(opened.version))),
        )
        const won = answers.filter(({ status }) => status < 300)
        expect(won).toHaveLength(1)
        for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
          if (status !== 404)
            expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_version' })
          // Only a deleted record can be missing.
          else expect(route).toMatch(/^DELETE /)
        }
      }
    },
    RACES_TIMEOUT_MS,
  )

  it('accepts an ETag that a proxy made weak', async () => {
    const opened = await aConsultation()
    const route = 'PATCH /api/consultations/:id'
    expect((await send(route, opened, `W/${etag(opened.version)}`)).status).toBe(200)
    expect((await send(route, opened, `W/${etag(opened.version)}`)).status).toBe(409)
  })

  it('does not move a consultation back when the notes are saved from a stale form', async () => {
    const opened = await aConsultation()
    const moved = await opened.change()
    const stale = await opened.client.patch(opened.path, consultation({ notes: 'Levar os exames' }), {
      headers: { 'If-Match': etag(opened.version) },
    })
    expect(stale.body).toMatchObject({
      current: { date: moved.body.date, notes: null, version: moved.body.version },
      sent: { ...consultation({ notes: 'Levar os exames' }), version: opened.version },
    })
    const merged = consultation({ date: moved.body.date, notes: 'Levar os exames' })
    const saved = await opened.client.patch(opened.path, merged, {
      headers: { 'If-Match': etag(stale.body.current.version) },
    })
    expect(saved).toMatchObject({ status: 200, body: { ...merged, version: moved.body.version + 1 } })
  })

  it('of a closed consultation says so only for its current version', async () => {
    const opened = await aConsultation()
    const cancel = (version: number) =>
      opened.client.patch(opened.path, { status: 'Cancelled' }, { headers: { 'If-Match': etag(version) } })
    expect((await cancel(opened.version)).status).toBe(200)
    expect((await cancel(opened.version)).body).toMatchObject({
      code: 'stale_version',
      current: { status: 'Cancelled' },
    })
    expect((await cancel(opened.version + 1)).body.code).toBe('consultation_already_closed')
  })

  it('says nothing about a record of another member, and changes nothing of it', async () => {
    const { id } = await createConsultation((await createUser()).id)
    const before = await readRows(consultations, { id })
    const stranger = await signedInClient()
    for (const match of ['"1"', '"2"', '*']) {
      const answer = await stranger.patch(`/api/consultations/${id}`, consultation(), {
        headers: { 'If-Match': match },
      })
      expect(answer).toMatchObject(refusal(404, 'not_found'))
      expect(answer.body.current).toBeUndefined()
    }
    expect(await readRows(consultations, { id })).toEqual(before)
  })

  it('that announced a file of an exam gets 409 when it is deleted unseen', async () => {
    const opened = await anExam()
    await opened.client.post(`${opened.path}/files`, { fileName: 'a.pdf', fileSize: 9 })
    const answer = await opened.client.delete(opened.path, { headers: { 'If-Match': etag(opened.version) } })
    expect(answer).toMatchObject({
      status: 409,
      body: { current: { files: [{ fileName: 'a.pdf' }], version: opened.version + 1 } },
    })
  })

  it('of the configuration may name its version in the body', async () => {
    const { version } = await aConfiguration()
    const stale = await configuration({ name: 'Outro nome', version: version + 1 })
    const answer = await admin.put(CONFIGURATION, stale, unlimited)
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_version', current: { version } } })
  })
})

it.each([
  ['sleep', aNight],
  ['exercise', aWalk],
  ['medications', aMedication],
] as const)('GET /api/%s/:id answers the record as in the list', async (_list, open) => {
  const { client, path, read } = await open()
  expect(await client.get(path)).toMatchObject({ status: 200, body: await read() })
})

it.each<[string, () => Promise<Opened>, RegExp?]>([
  ['/api/sleep/:id', aNight],
  ['/api/exercise/:id', aWalk],
  ['/api/medications/:id', aMedication],
  ['/api/exams/:id', anExam],
  ['/api/user', aProfile],
  ['/api/health-profile', aHealthProfile],
  ['/api/anamnesis', anAnamnesis],
  ['/api/admin/company/configuration', aConfiguration],
  ['/api/admin/members/:id', aMember, /\/role$/],
])('the ETag of GET %s is its version', async (_route, open, ending = /$/) => {
  const { client, path, version } = await open()
  const answer = await client.get(path.replace(ending, ''))
  expect(answer).toMatchObject({ status: 200, body: { version } })
  expect(answer.headers.get('ETag')).toBe(etag(version))
})
