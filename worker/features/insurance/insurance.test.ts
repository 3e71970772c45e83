import { expect, it } from 'vitest'
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

it('GET /api/insurance filters by state and by year, and searches file, number and reason', async () => {
  const member = await signedInClient()
  const add = (uploadedAt: string, more: Parameters<typeof waitingPolicy>[0]) =>
    waitingPolicy({ ownerId: member.userId, uploadedAt: new Date(uploadedAt), ...more })
  const approved = { status: 'approved', policyNumber: '48.2217', fileName: 'Apólice São José.pdf' } as const
  await add('2025-01-01T12:00:00Z', approved)
  await add('2026-01-01T12:00:00Z', { fileName: 'b.pdf', contentStoredAt: null })
  await add('2026-02-01T12:00:00Z', { fileName: 'c.pdf' })
  const rejected = { status: 'rejected', rejectionText: 'Página ilegível', fileName: 'd.pdf' } as const
  await add('2026-03-01T12:00:00Z', rejected)
  const expected = {
    'state=unsent': ['b.pdf'],
    'state=pending': ['c.pdf'],
    'state=rejected': ['d.pdf'],
    'state=approved&year=2026': [],
    'search=apolice%20sao': ['Apólice São José.pdf'],
    'search=2217': ['Apólice São José.pdf'],
    'search=ilegivel': ['d.pdf'],
  }
  const found: Record<string, string[]> = {}
  for (const query of Object.keys(expected)) {
    const { body } = await member.get(`/api/insurance?${query}`)
    found[query] = body.map(({ fileName }: { fileName: string }) => fileName)
  }
  expect(found).toEqual(expected)
})
