import { describe, expect, it } from 'vitest'
import { POLICIES_PAGE_SIZE, type Policy } from '#contract/insurance.ts'
import { allPages } from '#testing/all-pages.ts'
import { signedInClient } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { pdfRequest } from '#testing/samples.ts'

it('a policy waits for its content and then for its review, in the list and by itself', async () => {
  const member = await signedInClient()
  const announced = await member.post('/api/insurance', { fileName: 'apólice nº 1.pdf', fileSize: 1000 })
  expect(announced).toMatchObject({
    status: 201,
    body: {
      fileName: 'apólice nº 1.pdf',
      status: 'pending',
      hasContent: false,
      receivedAt: null,
      dueDay: null,
      decidedAt: null,
      policyNumber: null,
    },
  })
  const { body } = await member.put(announced.body.filePath, undefined, pdfRequest())
  expect(body.dueDay).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(body.receivedAt >= announced.body.uploadedAt).toBe(true)
  const list = await member.get('/api/insurance')
  expect(list.body).toEqual([body])
  expect(list.text).not.toContain('policies/')
  expect(await member.get(`/api/insurance/${body.id}`)).toMatchObject({ status: 200, body })
})

it('GET /api/insurance lists every policy, page by page, the newest first', async () => {
  const member = await signedInClient()
  const ids: string[] = []
  for (let n = 0; n < 2 * POLICIES_PAGE_SIZE + 1; n++) {
    const uploadedAt = new Date(Date.UTC(2026, 0, 1) - n * 1000)
    ids.push((await waitingPolicy({ ownerId: member.userId, uploadedAt })).id)
  }
  const pages = await allPages<Policy>(member, '/api/insurance')
  expect(pages.map((page) => page.length)).toEqual([POLICIES_PAGE_SIZE, POLICIES_PAGE_SIZE, 1])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids)
  expect((await member.get('/api/insurance?cursor=1')).status).toBe(422)
})

describe('the member’s history of policies', () => {
  async function withHistory() {
    const member = await signedInClient()
    const row = (uploadedAt: string, more: Parameters<typeof waitingPolicy>[0]) =>
      waitingPolicy({
        ownerId: member.userId,
        contentStoredAt: null,
        uploadedAt: new Date(uploadedAt),
        ...more,
      })
    const stored = { contentStoredAt: new Date('2026-11-01T12:00:00Z') }
    // In São Paulo 2026 begins at 03:00 UTC.
    await row('2026-01-01T02:59:59Z', {
      status: 'approved',
      fileName: 'Apólice São José.pdf',
      policyNumber: '48.2217',
    })
    await row('2026-01-01T03:00:00Z', { fileName: 'b.pdf', status: 'pending' })
    await row('2026-02-01T12:00:00Z', { fileName: 'c.pdf', status: 'pending', ...stored })
    await row('2026-03-01T12:00:00Z', {
      fileName: 'd.pdf',
      status: 'rejected',
      rejectionText: 'Página ilegível',
      ...stored,
    })
    const ask = (query: string) =>
      member.get(`/api/insurance?${query}`, { headers: { 'X-Time-Zone': 'America/Sao_Paulo' } })
    return {
      ask,
      names: async (query: string) =>
        (await ask(query)).body.map(({ fileName }: { fileName: string }) => fileName),
    }
  }

  it.each([
    ['year=2026', ['d.pdf', 'c.pdf', 'b.pdf']],
    ['year=2025', ['Apólice São José.pdf']],
    ['state=unsent', ['b.pdf']],
    ['state=pending', ['c.pdf']],
    ['state=rejected', ['d.pdf']],
    ['state=approved&year=2026', []],
    ['search=apolice%20sao', ['Apólice São José.pdf']],
    ['search=2217', ['Apólice São José.pdf']],
    ['search=ilegivel', ['d.pdf']],
    ['search=%25', []],
  ])('%s finds %j', async (query, names) => {
    expect(await (await withHistory()).names(query)).toEqual(names)
  })

  it('names the oldest policy, whatever the filter', async () => {
    const { ask } = await withHistory()
    expect((await ask('state=rejected')).headers.get('First-Record')).toBe('2026-01-01T02:59:59.000Z')
    expect((await ask('state=lost')).status).toBe(422)
    expect((await ask('year=26')).status).toBe(422)
  })
})
