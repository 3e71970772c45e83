import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { policies } from '../../database/schema/insurance.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Client, testDatabase, testEnvironment } from '../../testing/api.ts'
import { signedInClient } from '../../testing/factories.ts'
import { clearOrphanFiles, clearUnsentPolicies } from './clear-policies.ts'

const PDF = new TextEncoder().encode(`%PDF-1.7\n${crypto.randomUUID()}\n%%EOF`)
const pdf = (text = crypto.randomUUID()) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF`)
const png = () =>
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...crypto.getRandomValues(new Uint8Array(16)))

async function announce(member: Client, fileName = 'apólice nº 1.pdf', fileSize = 1000) {
  return member.post('/api/insurance', { fileName, fileSize })
}

const send = (member: Client, path: string, content: BodyInit, type = 'application/pdf') =>
  member.put(path, undefined, { rawBody: content, headers: { 'Content-Type': type } })

describe('POST /api/insurance and PUT …/file', () => {
  it('announces, stores, and gives the same bytes back as a download', async () => {
    const member = await signedInClient()
    const announced = await announce(member)
    expect(announced).toMatchObject({
      status: 201,
      body: {
        fileName: 'apólice nº 1.pdf',
        status: 'pending',
        hasContent: false,
        dueDay: null,
        policyNumber: null,
      },
    })
    expect(announced.trips).toBeLessThanOrEqual(2)
    expect((await member.get(announced.body.filePath)).status).toBe(404)
    const stored = await send(member, announced.body.filePath, PDF)
    expect(stored).toMatchObject({ status: 200, body: { hasContent: true, fileSize: PDF.byteLength } })
    expect(stored.body.dueDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(stored.trips).toBeLessThanOrEqual(2)
    const file = await member.get(announced.body.filePath)
    expect(file).toMatchObject({ status: 200, text: new TextDecoder().decode(PDF) })
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''ap%C3%B3lice%20n%C2%BA%201.pdf",
    )
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
    const list = await member.get('/api/insurance')
    expect(list.body).toEqual([stored.body])
    expect(list.trips).toBe(list.trips && 1)
    expect(list.text).not.toContain('policies/')
  })

  it.each([
    [{}, { fileName: 'Nenhum arquivo selecionado', fileSize: 'Nenhum arquivo selecionado' }],
    [{ fileName: 'a.exe', fileSize: 10 }, { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }],
    [{ fileName: 'pdf', fileSize: 10 }, { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }],
    [{ fileName: 'a.pdf', fileSize: 0 }, { fileSize: 'O arquivo está vazio. Escolha outro.' }],
    [
      { fileName: 'a.pdf', fileSize: 10 * 1024 * 1024 + 1 },
      { fileSize: 'O arquivo passa de 10 MB. Envie um menor.' },
    ],
  ])('refuses %j', async (body, fields) => {
    const member = await signedInClient()
    expect(await member.post('/api/insurance', body)).toMatchObject({ status: 422, body: { fields } })
    expect((await member.get('/api/insurance')).body).toEqual([])
  })

  it.each([
    [
      'a text named pdf',
      'a.pdf',
      new TextEncoder().encode('oi'),
      'application/pdf',
      422,
      'file_type_refused',
    ],
    ['a PNG named pdf', 'a.pdf', png(), 'application/pdf', 422, 'file_type_refused'],
    ['a PDF named jpg', 'a.jpg', pdf(), 'image/jpeg', 422, 'file_type_refused'],
    ['nothing', 'a.pdf', new Uint8Array(), 'application/pdf', 422, 'file_missing'],
    ['HTML by type', 'a.pdf', pdf(), 'text/html', 415, 'file_type_refused'],
    ['over 10 MB', 'a.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'application/pdf', 413, 'file_too_large'],
  ])('refuses %s and stores nothing', async (_name, fileName, content, type, status, code) => {
    const member = await signedInClient()
    const { body } = await announce(member, fileName)
    expect(await send(member, body.filePath, content, type)).toMatchObject({ status, body: { code } })
    expect((await member.get('/api/insurance')).body).toMatchObject([{ hasContent: false }])
    expect((await member.get(body.filePath)).status).toBe(404)
  })

  it('takes up to exactly 10 MB, whatever size was announced', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const content = new Uint8Array(10 * 1024 * 1024)
    content.set(pdf())
    const stored = await send(member, body.filePath, content, 'application/octet-stream')
    expect(stored).toMatchObject({ status: 200, body: { fileSize: content.byteLength } })
  })

  it('stores nothing of a connection that breaks, and can be sent again', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(pdf()),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    const answer = await member.request('PUT', body.filePath, {
      rawBody: broken,
      headers: { 'Content-Type': 'application/pdf' },
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'file_interrupted' } })
    expect((await member.get('/api/insurance')).body).toMatchObject([{ hasContent: false }])
    expect((await send(member, body.filePath, pdf())).status).toBe(200)
  })

  it('says so where the same file was sent before, and where the content is there already', async () => {
    const member = await signedInClient()
    const content = pdf()
    const first = await announce(member)
    await send(member, first.body.filePath, content)
    const second = await announce(member)
    expect(await send(member, second.body.filePath, content)).toMatchObject({
      status: 409,
      body: { code: 'file_sent_before' },
    })
    expect(await send(member, first.body.filePath, pdf())).toMatchObject({
      status: 409,
      body: { code: 'file_already_stored' },
    })
    const other = await signedInClient()
    const theirs = await announce(other)
    expect((await send(other, theirs.body.filePath, content)).status).toBe(200)
  })

  it('lets one of several contents at once in', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const answers = await Promise.all([1, 2, 3].map(() => send(member, body.filePath, pdf())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('allows ten uploads an hour', async () => {
    const member = await signedInClient()
    for (let n = 0; n < 10; n++) expect((await announce(member)).status).toBe(201)
    expect((await announce(member)).status).toBe(429)
  })
})

describe('another member’s policy', () => {
  it('answers as a missing one to everything', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const { body } = await announce(maria)
    await send(maria, body.filePath, pdf())
    const missing = await joao.get('/api/insurance/none/file')
    for (const answer of [
      await joao.get(body.filePath),
      await send(joao, body.filePath, pdf()),
      await joao.delete(`/api/insurance/${body.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, text: missing.text })
    }
    expect((await maria.get(body.filePath)).status).toBe(200)
  })
})

describe('DELETE /api/insurance/{id}', () => {
  it('removes the row and the file', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    await send(member, body.filePath, pdf())
    const [row] = await (await testDatabase()).select().from(policies).where(eq(policies.id, body.id))
    const env = await testEnvironment()
    expect(await env.FILES?.head(row?.storageKey ?? '')).not.toBeNull()
    const answer = await member.delete(`/api/insurance/${body.id}`)
    expect(answer.status).toBe(204)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(await env.FILES?.head(row?.storageKey ?? '')).toBeNull()
    expect((await member.delete(`/api/insurance/${body.id}`)).status).toBe(404)
  })
})

describe('the clean-up', () => {
  it('removes policies whose content did not come in a day, and files of no policy', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const kept = await announce(member)
    await send(member, kept.body.filePath, pdf())
    const db = await testDatabase()
    const env = await testEnvironment()
    const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 1000)
    await db.update(policies).set({ uploadedAt: dayAgo }).where(eq(policies.ownerId, member.userId))
    expect(await clearUnsentPolicies({ db, clock: systemClock })).toBeGreaterThanOrEqual(1)
    expect((await member.get('/api/insurance')).body.map(({ id }: { id: string }) => id)).toEqual([
      kept.body.id,
    ])
    await env.FILES?.put('policies/orphan', 'x')
    const later = { now: () => new Date(Date.now() + 2 * 3_600_000) }
    expect(await clearOrphanFiles({ db, clock: later, env })).toBeGreaterThanOrEqual(1)
    expect(await env.FILES?.head('policies/orphan')).toBeNull()
    expect((await member.get(kept.body.filePath)).status).toBe(200)
    expect(body.id).not.toBe(kept.body.id)
  })
})
