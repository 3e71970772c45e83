import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { app } from '#worker/app.ts'
import { Client } from './api.ts'
import { administratorClient, signedInClient } from './factories.ts'

const routes = [
  ...new Set(
    app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
]
// Signing out would end the session that the other requests need.
const stays = routes.filter((route) => !/logout|DELETE \/api\/(admin\/)?sessions/.test(route))

const fields = [
  'email',
  'password',
  'fullName',
  'companyId',
  'date',
  'type',
  'doctorName',
  'specialty',
  'notes',
  'status',
  'sleepStart',
  'sleepEnd',
  'quality',
  'age',
  'weightKg',
  'heightCm',
  'activityLevel',
  'goal',
  'playsSports',
  'name',
  'dose',
  'form',
  'kind',
  'times',
  'weekdays',
  'intervalHours',
  'startsOn',
  'endsOn',
  'decision',
  'slot',
  'takenAt',
  'units',
  'fileName',
  'fileSize',
  'token',
  'reason',
  'text',
  'newPassword',
  'currentPassword',
  'code',
  'ids',
  'values',
  'search',
  '__proto__',
  'constructor',
]

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '2026-11-24T11:00:00Z',
    'Video',
    'Scheduled',
    'LIGHT',
    'a@b.co',
    "'; --",
    '\u0000',
    '9'.repeat(400),
  ),
)
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
)
const body = fc.dictionary(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: text }),
  value,
)
const id = fc.oneof(fc.uuid(), text)

describe('generated requests', () => {
  it('are never answered with 5xx, and always with JSON or an empty body', async () => {
    const member = await signedInClient()
    const admin = await administratorClient()
    const request = fc.record({
      route: fc.constantFrom(...stays),
      body,
      id,
      search: fc.oneof(fc.constant(''), text),
      raw: fc.option(text),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ route, body: json, id: which, search, raw }) => {
        const [method = '', path = ''] = route.split(' ')
        const url =
          path.replace(':id', encodeURIComponent(which.toWellFormed())) +
          (search && `?cursor=${encodeURIComponent(search.toWellFormed())}`)
        const client = path.startsWith('/api/admin') ? admin : member
        const payload =
          method === 'GET' || method === 'DELETE' ? {} : raw === null ? { body: json } : { rawBody: raw }
        const answer = await client.request(method, url, {
          ...payload,
          env: { LOCAL: 'true', RATE_LIMIT_SCALE: '100000' },
        })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
          expect(JSON.stringify(answer.body.fields ?? {})).not.toMatch(/Expected|Invalid/)
        }
      }),
      { numRuns: 400 },
    )
    expect((await member.get('/api/user')).body).toMatchObject({ role: 'member', status: 'approved' })
    expect((await new Client().get('/api/user')).status).toBe(401)
  })
})
