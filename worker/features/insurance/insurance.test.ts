import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { POLICIES_PAGE_SIZE } from '#contract/insurance.ts'
import { policies } from '#database/schema/insurance.ts'
import { systemClock } from '#platform/clock.ts'
import { allPages } from '#testing/all-pages.ts'
import {
  Client,
  insertRows,
  invalid,
  readRows,
  refusal,
  testDatabase,
  testEnvironment,
} from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { PNG_SIGNATURE, samplePdf } from '#testing/sample-files.ts'
import { policyFiles } from './policy-files.ts'

const PDF = samplePdf()

async function announce(member: Client, fileName = 'apólice nº 1.pdf', fileSize = 1000) {
  return member.post('/api/insurance', { fileName, fileSize })
}

const send = (member: Client, path: string, content: BodyInit, type = 'application/pdf') =>
  member.put(path, undefined, { rawBody: content, headers: { 'Content-Type': type } })

describe('POST /api/insurance and PUT …/file', () => {
  it('announces and stores a policy, and returns the same bytes as a download', async () => {
    const member = await signedInClient()
    const announced = await announce(member)
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
    expect((await member.get(announced.body.filePath)).status).toBe(404)
    const stored = await send(member, announced.body.filePath, PDF)
    expect(stored).toMatchObject({ status: 200, body: { hasContent: true, fileSize: PDF.byteLength } })
    expect(stored.body.dueDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(stored.body.receivedAt >= announced.body.uploadedAt).toBe(true)
    const file = await member.get(announced.body.filePath)
    expect(file).toMatchObject({ status: 200, text: new TextDecoder().decode(PDF) })
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''ap%C3%B3lice%20n%C2%BA%201.pdf",
    )
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
    const list = await member.get('/api/insurance')
    expect(list.body).toEqual([stored.body])
    expect(list.text).not.toContain('policies/')
  })

  it('names the download without characters that delimit the header or a path', async () => {
    const member = await signedInClient()
    const { body } = await announce(member, "d'Ávila (1)*\u2028;x=/y.pdf")
    await send(member, body.filePath, PDF)
    expect((await member.get(body.filePath)).headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''d%27%C3%81vila%20%281%29%2A%20%3Bx%3D_y.pdf",
    )
  })

  it.each([
    [{}, { fileName: 'Nenhum arquivo selecionado', fileSize: 'Nenhum arquivo selecionado' }],
    [{ fileName: 'a.exe', fileSize: 10 }, { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }],
    [{ fileName: 'apolice\u202efdp.exe', fileSize: 10 }, { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }],
    [{ fileName: '\u200e\u0007', fileSize: 10 }, { fileName: 'Nenhum arquivo selecionado' }],
    [{ fileName: 'pdf', fileSize: 10 }, { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }],
    [{ fileName: 'a.pdf', fileSize: 0 }, { fileSize: 'O arquivo está vazio. Escolha outro.' }],
    [
      { fileName: 'a.pdf', fileSize: 10 * 1024 * 1024 + 1 },
      { fileSize: 'O arquivo passa de 10 MB. Envie um menor.' },
    ],
  ])('refuses %j', async (body, fields) => {
    const member = await signedInClient()
    expect(await member.post('/api/insurance', body)).toMatchObject(invalid(fields))
    expect((await member.get('/api/insurance')).body).toEqual([])
  })

  it('removes invisible characters from the name', async () => {
    const member = await signedInClient()
    const name = '\u202d\u0000 Ana\u2067\u2069 \r\n\u200fe\u200d Zé\u009f.p\u202edf\u061c'
    expect((await announce(member, name)).body.fileName).toBe('Ana e\u200d Zé.pdf')
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
    ['a PNG named pdf', 'a.pdf', PNG_SIGNATURE, 'application/pdf', 422, 'file_type_refused'],
    ['a PDF named jpg', 'a.jpg', samplePdf(), 'image/jpeg', 422, 'file_type_refused'],
    ['nothing', 'a.pdf', new Uint8Array(), 'application/pdf', 422, 'file_missing'],
    ['HTML by type', 'a.pdf', samplePdf(), 'text/html', 415, 'file_type_refused'],
    ['over 10 MB', 'a.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'application/pdf', 413, 'file_too_large'],
  ])('refuses %s and stores nothing', async (_name, fileName, content, type, status, code) => {
    const member = await signedInClient()
    const { body } = await announce(member, fileName)
    expect(await send(member, body.filePath, content, type)).toMatchObject(refusal(status, code))
    expect((await member.get('/api/insurance')).body).toMatchObject([{ hasContent: false }])
    expect((await member.get(body.filePath)).status).toBe(404)
  })

  it('accepts exactly 10 MB, whatever size was announced', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const content = new Uint8Array(10 * 1024 * 1024)
    content.set(samplePdf())
    const stored = await send(member, body.filePath, content, 'application/octet-stream')
    expect(stored).toMatchObject({ status: 200, body: { fileSize: content.byteLength } })
  })

  it('accepts a media type in capitals', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    expect((await send(member, body.filePath, samplePdf(), 'Application/PDF')).status).toBe(200)
  })

  it('stores nothing if the connection breaks, and can be sent again', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(samplePdf()),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    const answer = await member.request('PUT', body.filePath, {
      rawBody: broken,
      headers: { 'Content-Type': 'application/pdf' },
    })
    expect(answer).toMatchObject(refusal(400, 'file_interrupted'))
    expect((await member.get('/api/insurance')).body).toMatchObject([{ hasContent: false }])
    expect((await send(member, body.filePath, samplePdf())).status).toBe(200)
  })

  it('rejects a file that was sent before, and content that is stored already', async () => {
    const member = await signedInClient()
    const content = samplePdf()
    const first = await announce(member)
    await send(member, first.body.filePath, content)
    const second = await announce(member)
    expect(await send(member, second.body.filePath, content)).toMatchObject(refusal(409, 'file_sent_before'))
    expect(await send(member, first.body.filePath, samplePdf())).toMatchObject(
      refusal(409, 'file_already_stored'),
    )
    const other = await signedInClient()
    const theirs = await announce(other)
    expect((await send(other, theirs.body.filePath, content)).status).toBe(200)
  })

  it('stores one of several contents sent in parallel', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const answers = await Promise.all([1, 2, 3].map(() => send(member, body.filePath, samplePdf())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('stores the same content once, even by parallel requests', async () => {
    const member = await signedInClient()
    const content = samplePdf()
    const announced = await Promise.all([1, 2, 3].map(() => announce(member)))
    const answers = await Promise.all(announced.map(({ body }) => send(member, body.filePath, content)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.filter(({ body }) => body.code === 'file_sent_before')).toHaveLength(2)
    const { body: list } = await member.get('/api/insurance')
    expect(list.filter(({ hasContent }: { hasContent: boolean }) => hasContent)).toHaveLength(1)
  })

  it('stores nothing of content that its sender may not send', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const { body } = await announce(maria)
    for (const [client, status] of [
      [new Client(), 401],
      [joao, 404],
    ] as const) {
      expect((await send(client, body.filePath, samplePdf())).status).toBe(status)
    }
    expect((await maria.get('/api/insurance')).body).toMatchObject([{ hasContent: false }])
  })

  it('allows ten uploads an hour and ten contents, including failed ones', async () => {
    const member = await signedInClient()
    const announced = await announce(member)
    for (let n = 1; n < 10; n++) expect((await announce(member)).status).toBe(201)
    expect((await announce(member)).status).toBe(429)
    const path = announced.body.filePath
    for (let n = 0; n < 10; n++) expect((await send(member, path, 'oi')).status).toBe(422)
    const refused = await send(member, path, samplePdf())
    expect(refused).toMatchObject(refusal(429, 'too_many_requests'))
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })
})

it('GET /api/insurance lists every policy, page by page, the newest first', async () => {
  const member = await signedInClient()
  const db = await testDatabase()
  const ids = Array.from({ length: 2 * POLICIES_PAGE_SIZE + 1 }, () => crypto.randomUUID())
  const rows = ids.map((id, index) => ({
    id,
    ownerId: member.userId,
    companyId: 1,
    fileName: 'a.pdf',
    fileSize: 9,
    status: 'approved' as const,
    uploadedAt: new Date(Date.UTC(2026, 0, 1) - index * 1000),
  }))
  const [head, ...rest] = rows.map((row) => db.insert(policies).values(row))
  if (head) await db.batch([head, ...rest])
  const pages = await allPages(member, '/api/insurance')
  expect(pages.map((page) => page.length)).toEqual([POLICIES_PAGE_SIZE, POLICIES_PAGE_SIZE, 1])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids)
  expect((await member.get('/api/insurance?cursor=1')).status).toBe(422)
})

describe('the member’s history of policies', () => {
  async function withHistory() {
    const member = await signedInClient()
    const row = (uploadedAt: string, more: Partial<typeof policies.$inferInsert>) =>
      insertRows(policies, {
        id: crypto.randomUUID(),
        ownerId: member.userId,
        companyId: 1,
        fileName: 'a.pdf',
        fileSize: 9,
        status: 'approved',
        uploadedAt: new Date(uploadedAt),
        ...more,
      })
    const stored = { contentStoredAt: new Date('2026-11-01T12:00:00Z') }
    // In São Paulo 2026 begins at 03:00 UTC.
    await row('2026-01-01T02:59:59Z', { fileName: 'Apólice São José.pdf', policyNumber: '48.2217' })
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

it('GET /api/insurance/{id} shows the policy as the list does', async () => {
  const member = await signedInClient()
  const { body } = await announce(member)
  expect(await member.get(`/api/insurance/${body.id}`)).toMatchObject({ status: 200, body })
})

it('another member’s policy is answered like a missing one', async () => {
  const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
  const { body } = await announce(maria)
  await send(maria, body.filePath, samplePdf())
  const missing = await joao.get('/api/insurance/none/file')
  for (const answer of [
    await joao.get(`/api/insurance/${body.id}`),
    await joao.get(body.filePath),
    await send(joao, body.filePath, samplePdf()),
    await joao.delete(`/api/insurance/${body.id}`),
  ]) {
    expect(answer).toMatchObject({ status: 404, text: missing.text })
  }
  expect((await maria.get(body.filePath)).status).toBe(200)
})

describe('DELETE /api/insurance/{id}', () => {
  it('deletes the row and the file', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    await send(member, body.filePath, samplePdf())
    const [row] = await readRows(policies, { id: body.id })
    const env = await testEnvironment()
    expect(await env.FILES?.head(row?.storageKey ?? '')).not.toBeNull()
    const answer = await member.delete(`/api/insurance/${body.id}`)
    expect(answer.status).toBe(204)
    expect(await env.FILES?.head(row?.storageKey ?? '')).toBeNull()
    expect((await member.delete(`/api/insurance/${body.id}`)).status).toBe(404)
  })

  it('deletes the row even if the file store cannot delete the file', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    await send(member, body.filePath, samplePdf())
    const FILES = {
      delete: () => Promise.reject(new Error('the file store is unavailable')),
    } as unknown as R2Bucket
    expect((await member.delete(`/api/insurance/${body.id}`, { env: { FILES } })).status).toBe(204)
    expect(faults.splice(0)).toHaveLength(1)
    expect((await member.get('/api/insurance')).body).toEqual([])
  })
})

describe('the clean-up', () => {
  it('deletes policies whose content did not come in a day, and files without a policy', async () => {
    const member = await signedInClient()
    const { body } = await announce(member)
    const complete = await announce(member)
    await send(member, complete.body.filePath, samplePdf())
    const db = await testDatabase()
    const env = await testEnvironment()
    const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 1000)
    await db.update(policies).set({ uploadedAt: dayAgo }).where(eq(policies.ownerId, member.userId))
    expect(await policyFiles.clearUnsent({ db, clock: systemClock })).toBeGreaterThanOrEqual(1)
    expect((await member.get('/api/insurance')).body.map(({ id }: { id: string }) => id)).toEqual([
      complete.body.id,
    ])
    const orphan = `policies/${crypto.randomUUID()}`
    await env.FILES?.put(orphan, 'x')
    const later = { now: () => new Date(Date.now() + 2 * 3_600_000) }
    expect(await policyFiles.moveOrphans({ db, clock: later, env })).toBeGreaterThanOrEqual(1)
    expect(await env.FILES?.head(orphan)).toBeNull()
    expect((await member.get(complete.body.filePath)).status).toBe(200)
    expect(body.id).not.toBe(complete.body.id)
  })

  const tools = async () => ({ db: await testDatabase(), clock: systemClock, env: await testEnvironment() })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  it('finds a lost file, and waits for it again without a time limit', async () => {
    const member = await signedInClient()
    const { db, clock, env } = await tools()
    const stored = async () => {
      const { body } = await announce(member)
      const content = samplePdf()
      await send(member, body.filePath, content)
      const [row] = await db.select().from(policies).where(eq(policies.id, body.id))
      return { ...body, content, key: row?.storageKey ?? '' }
    }
    const [present, lost] = [await stored(), await stored()]
    await env.FILES?.delete(lost.key)
    await db
      .update(policies)
      .set({ contentCheckedAt: daysAgo(2), contentMissedAt: daysAgo(2), contentMisses: 2 })
      .where(eq(policies.id, lost.id))
    await db
      .update(policies)
      .set({ uploadedAt: daysAgo(3) })
      .where(eq(policies.ownerId, member.userId))
    expect(await policyFiles.findLost({ db, clock, env })).toMatchObject({ missing: 1, lost: 1 })
    expect(faults.splice(0).map((line) => JSON.parse(line))).toMatchObject([
      { name: 'LostFile', id: lost.id },
    ])
    await policyFiles.clearUnsent({ db, clock })
    const { body: list } = await member.get('/api/insurance')
    expect(list).toHaveLength(2)
    expect(list).toContainEqual(
      expect.objectContaining({
        id: lost.id,
        status: 'pending',
        hasContent: false,
        sendBy: null,
        dueDay: null,
      }),
    )
    expect(list).toContainEqual(expect.objectContaining({ id: present.id, hasContent: true }))
    expect(await send(member, lost.filePath, lost.content)).toMatchObject({
      status: 200,
      body: { hasContent: true, dueDay: expect.any(String) },
    })
  })
})
