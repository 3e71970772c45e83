import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { app } from '#worker/app.ts'
import { Client } from './api.ts'
import { administratorClient, signedInClient } from './factories.ts'
import { anyText, bodyOf, naughty } from './from-schema.ts'
import { openApiOf } from './openapi.ts'
import type { Operation } from './openapi-document.ts'

declare module 'vitest' {
  interface ProvidedContext {
    requests: number
  }
}

/** Generated requests: some hundreds in the gate, 200,000 with `npm run attack`. */
const REQUESTS = inject('requests')
/** Far more than the requests take, so that it ends only a hanging one. */
const TIMEOUT_MS = 60_000 + REQUESTS * 200

const operations = Object.entries(openApiOf(app.routes).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)
// Signing out would end the session that the other requests need.
const stays = operations.filter(
  ({ method, path }) => !/logout/.test(path) && !(method === 'DELETE' && /\/sessions/.test(path)),
)

const schemaOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema

const id = fc.oneof(fc.uuid(), anyText)
const search = fc.oneof(
  fc.constant(''),
  anyText.map((text) => `cursor=${encodeURIComponent(text.toWellFormed())}`),
)

function requestOf({ method, path, operation }: (typeof operations)[number]) {
  const parameters = operation.parameters.filter(({ in: place }) => place === 'query')
  const filters = fc.record(Object.fromEntries(parameters.map(({ name }) => [name, anyText])), {
    requiredKeys: [],
  })
  return fc.record({
    method: fc.constant(method),
    url: fc.tuple(id, search, filters).map(([which, cursor, values]) => {
      const query = new URLSearchParams(
        Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]),
      )
      return `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(which.toWellFormed()))}?${cursor}&${query}`
    }),
    body: bodyOf(schemaOf(operation)),
    raw: fc.option(anyText, { freq: 20 }),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'application/pdf',
      'application/csp-report',
    ),
  })
}

const HOUR = 3_600_000
const UNLIMITED = { LOCAL: 'true', RATE_LIMIT_SCALE: '100000' }

describe('generated requests', () => {
  it('are never answered with 5xx, and always with JSON or an empty body', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const member = await signedInClient()
    const admin = await administratorClient()
    const request = fc.oneof(...stays.map(requestOf))
    await fc.assert(
      fc.asyncProperty(request, async ({ method, url, body, raw, type }) => {
        const client = url.startsWith('/api/admin') ? admin : member
        const reads = method === 'GET' || method === 'DELETE'
        const answer = await client.request(method, url, {
          ...(!reads && { rawBody: raw ?? JSON.stringify(body), headers: { 'Content-Type': type } }),
          env: UNLIMITED,
        })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
          expect(JSON.stringify(answer.body.fields ?? {})).not.toMatch(/Expected|Invalid/)
        }
      }),
      { numRuns: REQUESTS },
    )
    expect((await member.get('/api/user')).body).toMatchObject({ role: 'member', status: 'approved' })
    expect((await new Client().get('/api/user')).status).toBe(401)
  })
})

/** A record of each kind with a free text, and how it is changed. */
const notes = {
  '/api/consultations': () => ({ date: new Date(Date.now() + 48 * HOUR).toISOString(), type: 'Video' }),
  '/api/exams': () => ({
    date: '2026-01-02',
    laboratory: 'Laboratório Central',
    fasting: 'yes',
    values: [{ analyte: 'Glicose', value: '92', unit: 'mg/dL', low: '70', high: '99' }],
  }),
  '/api/exercise': () => ({
    kind: 'walking',
    startedAt: '2026-01-02T10:00:00Z',
    minutes: 30,
    intensity: 'MODERATE',
  }),
}

describe('the big list of naughty strings', () => {
  it.each(Object.entries(notes))(
    'comes back exactly from the notes of %s',
    { timeout: TIMEOUT_MS },
    async (path, recordOf) => {
      const member = await signedInClient()
      const created = await member.post(path, recordOf())
      expect(created.status).toBe(201)
      expect(naughty.length).toBeGreaterThan(480)
      for (const text of naughty) {
        const changed = await member.patch(
          `${path}/${created.body.id}`,
          { ...recordOf(), notes: text },
          { env: UNLIMITED },
        )
        expect(changed.status, text).toBe(200)
        expect(changed.body.notes).toBe(text.trim() || null)
      }
    },
  )
})
