import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { NOTES_MAX } from '#contract/text.ts'
import { app } from '#worker/app.ts'
import { Client } from './api.ts'
import { administratorClient, signedInClient } from './factories.ts'
import { anyText, bodyOf, naughty } from './from-schema.ts'
import { describeRoutes } from './openapi.ts'
import type { Operation } from './openapi-document.ts'
import { consultation, exam, walk } from './samples.ts'

declare module 'vitest' {
  interface ProvidedContext {
    requests: number
  }
}

/** Generated requests: some hundreds in the gate, 200,000 with `npm run attack`. */
const REQUESTS = inject('requests')
/** Requests per member. Further ones would mostly hit the quotas. */
const PART_MAX = 5_000
const parts = Array.from({ length: Math.ceil(REQUESTS / PART_MAX) }, (_, index) => ({
  part: index + 1,
  requests: Math.min(PART_MAX, REQUESTS - index * PART_MAX),
}))
/** Far more than the requests take, so that it only ends one that hangs. */
const TIMEOUT_MS = 60_000 + PART_MAX * 500

const operations = Object.entries(describeRoutes(app.routes).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)
// Signing out would end the session that the other requests need.
const stays = operations.filter(
  ({ method, path }) => !/logout/.test(path) && !(method === 'DELETE' && /\/sessions/.test(path)),
)

const schemaOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema

/** A position among the records that the run has created so far, or an id that no record has. */
const id = fc.oneof(fc.nat(), fc.uuid(), anyText)
const search = fc.oneof(
  fc.constant(''),
  anyText.map((text) => `cursor=${encodeURIComponent(text.toWellFormed())}`),
)

/** A record of each kind with a free text, and how to change it. */
const notes = { '/api/consultations': consultation, '/api/exams': exam, '/api/exercise': walk }

/**
 * If the path has an accepted record: that record with at most one generated field, as often as a generated
 * body.
 */
function likeRecord(path: string, generated: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const recordOf = Object.entries(notes).find(([start]) => path.startsWith(start))?.[1]
  if (!recordOf) return generated
  const altered = fc.tuple(generated, fc.nat()).map(([body, place]) => {
    const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
    const field = fields[place % (fields.length + 1)]
    return { ...recordOf(), ...(field && Object.fromEntries([field])) }
  })
  return fc.oneof(generated, altered)
}

function requestOf({ method, path, operation }: (typeof operations)[number]) {
  const parameters = operation.parameters.filter(({ in: place }) => place === 'query')
  const filters = fc.record(Object.fromEntries(parameters.map(({ name }) => [name, anyText])), {
    requiredKeys: [],
  })
  return fc.record({
    method: fc.constant(method),
    id,
    query: fc.tuple(search, filters).map(([cursor, values]) => {
      const query = new URLSearchParams(
        Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]),
      )
      return `${cursor}&${query}`
    }),
    path: fc.constant(path),
    body: likeRecord(path, bodyOf(schemaOf(operation))),
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

const UNLIMITED = { LOCAL: 'true', RATE_LIMIT_SCALE: '100000' }

describe('generated requests', () => {
  let sent = 0

  it.for(parts)(
    'are never answered with 5xx, and always with JSON or an empty body: part $part',
    { timeout: TIMEOUT_MS },
    async ({ requests }, { annotate }) => {
      const member = await signedInClient()
      const admin = await administratorClient()
      const request = fc.oneof(...stays.map(requestOf))
      const answered = new Map<string, number>()
      const created: string[] = []
      for (const [path, recordOf] of Object.entries(notes))
        created.push((await member.post(path, recordOf())).body.id)
      await fc.assert(
        fc.asyncProperty(request, async ({ method, path, id, query, body, raw, type }) => {
          const client = path.startsWith('/api/admin') ? admin : member
          const which = typeof id === 'number' ? (created[id % created.length] ?? String(id)) : id
          const url = `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(which.toWellFormed()))}?${query}`
          const reads = method === 'GET' || method === 'DELETE'
          const answer = await client.request(method, url, {
            ...(!reads && { rawBody: raw ?? JSON.stringify(body), headers: { 'Content-Type': type } }),
            env: UNLIMITED,
          })
          const outcome = `${Math.floor(answer.status / 100)}xx`
          answered.set(outcome, (answered.get(outcome) ?? 0) + 1)
          expect(answer.status).toBeLessThan(500)
          if (answer.status === 201 && typeof answer.body?.id === 'string') created.push(answer.body.id)
          if (answer.status >= 400) {
            expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
            expect(JSON.stringify(answer.body.fields ?? {})).not.toMatch(/Expected|Invalid/)
          }
        }),
        { numRuns: requests },
      )
      const figures = [...answered].map(([outcome, count]) => `${count} × ${outcome}`)
      await annotate(`${figures.join(', ')}, ${created.length} records`)
      sent += [...answered.values()].reduce((sum, count) => sum + count, 0)
      expect((await member.get('/api/user')).body).toMatchObject({ role: 'member', status: 'approved' })
      expect((await admin.get('/api/admin/user')).body).toMatchObject({ role: 'admin', access: 'full' })
      expect((await new Client().get('/api/user')).status).toBe(401)
    },
  )

  it(`are ${REQUESTS} in all`, () => {
    expect(sent).toBe(REQUESTS)
  })
})

describe('the big list of naughty strings', () => {
  /** The texts as lines, many in one note. */
  const pages: string[] = []
  for (const text of naughty) {
    const longer = `${pages.at(-1)}\n${text}`
    if (pages.length === 0 || longer.length > NOTES_MAX) pages.push(text)
    else pages[pages.length - 1] = longer
  }

  it.each([
    ['/api/consultations', 'each alone', naughty],
    ['/api/exams', 'many together', pages],
    ['/api/exercise', 'many together', pages],
  ] as const)(
    'comes back exactly from the notes of %s, %s',
    { timeout: TIMEOUT_MS },
    async (path, _how, texts) => {
      const member = await signedInClient()
      const recordOf = notes[path]
      const created = await member.post(path, recordOf())
      expect(created.status).toBe(201)
      expect(texts.join('\n').split('\n').length).toBeGreaterThan(480)
      const changed: string[] = []
      for (const text of texts) {
        const { status, body } = await member.patch(
          `${path}/${created.body.id}`,
          { ...recordOf(), notes: text },
          { env: UNLIMITED },
        )
        if (status !== 200 || body.notes !== (text.trim() || null)) changed.push(text)
      }
      expect(changed).toEqual([])
    },
  )
})
