import { describe, expect, it } from 'vitest'
import { examFiles } from '#database/schema/exams.ts'
import { policies } from '#database/schema/insurance.ts'
import { DAY, HOUR } from '#domain/duration.ts'
import { systemClock } from '#platform/clock.ts'
import { joinBytes } from '#platform/pictures/bytes.ts'
import { examFiles as examFileLifecycle } from '#worker/features/exams/files/exam-files.ts'
import { policyFiles } from '#worker/features/insurance/policy-files.ts'
import {
  type Client,
  invalid,
  type RequestOptions,
  readRows,
  refusal,
  testDatabase,
  testEnvironment,
  updateRows,
} from './api.ts'
import { failing, testBucket } from './buckets.ts'
import { signedInClient } from './factories.ts'
import { faults } from './logged.ts'
import { PNG_SIGNATURE, pngHeader, sampleJpeg, samplePdf } from './sample-files.ts'
import { exam } from './samples.ts'

const KINDS = {
  'a policy': {
    folder: 'policies',
    lifecycle: policyFiles,
    /** Where a file is announced. */
    newList: async () => '/api/insurance',
    list: async (member: Client) => (await member.get('/api/insurance')).body,
    path: (id: string) => `/api/insurance/${id}`,
    row: async (id: string) => (await readRows(policies, { id }))[0],
    update: (id: string, values: Partial<typeof policies.$inferInsert>) =>
      updateRows(policies, { id }, values),
    lost: { status: 'pending', sendBy: null, dueDay: null },
    found: { dueDay: expect.any(String) },
  },
  'a file of an exam': {
    folder: 'exams',
    lifecycle: examFileLifecycle,
    newList: async (member: Client) =>
      `/api/exams/${(await member.post('/api/exams', exam())).body.id}/files`,
    list: async (member: Client, list: string) => (await member.get(list.replace('/files', ''))).body.files,
    path: (id: string) => `/api/exams/files/${id}`,
    row: async (id: string) => (await readRows(examFiles, { id }))[0],
    update: (id: string, values: Partial<typeof examFiles.$inferInsert>) =>
      updateRows(examFiles, { id }, values),
    lost: { isLost: true },
    found: { isLost: false },
  },
}

const EXE = { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }
const MEGABYTES_10 = 10 * 1024 * 1024
const hasContent = ({ hasContent }: { hasContent: boolean }) => hasContent

const send = (
  member: Client,
  path: string,
  content: BodyInit,
  type = 'application/pdf',
  options: RequestOptions = {},
) => member.put(path, undefined, { rawBody: content, headers: { 'Content-Type': type }, ...options })

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  /** A member with a list of files, and a function that announces one in it or in another. */
  async function announcer() {
    const member = await signedInClient()
    const path = await kind.newList(member)
    const announce = async (fileName = 'a.pdf', list = path) =>
      (await member.post(list, { fileName, fileSize: 1000 })).body as { id: string; filePath: string }
    return { member, path, announce, list: () => kind.list(member, path) }
  }

  it.each([
    [{}, { fileName: 'Nenhum arquivo selecionado', fileSize: 'Nenhum arquivo selecionado' }],
    [{ fileName: 'a.exe', fileSize: 10 }, EXE],
    [{ fileName: 'apolice\u202efdp.exe', fileSize: 10 }, EXE],
    [{ fileName: '\u200e\u0007', fileSize: 10 }, { fileName: 'Nenhum arquivo selecionado' }],
    [{ fileName: 'pdf', fileSize: 10 }, EXE],
    [{ fileName: 'a.pdf', fileSize: 0 }, { fileSize: 'O arquivo está vazio. Escolha outro.' }],
    [
      { fileName: 'a.pdf', fileSize: MEGABYTES_10 + 1 },
      { fileSize: 'O arquivo passa de 10 MB. Envie um menor.' },
    ],
  ])('is not announced as %j', async (body, fields) => {
    const { member, path, list } = await announcer()
    expect(await member.post(path, body)).toMatchObject(invalid(fields))
    expect(await list()).toEqual([])
  })

  it('is announced, stored and downloaded as it came, under a name without characters that delimit the header or a path', async () => {
    const { member, announce, list } = await announcer()
    const announced = await announce("d'Ávila nº 1 (1)*\u2028;x=/y.pdf")
    expect(announced).toMatchObject({ hasContent: false })
    expect((await member.get(announced.filePath)).status).toBe(404)
    const content = samplePdf()
    const stored = await send(member, announced.filePath, content)
    expect(stored).toMatchObject({ status: 200, body: { hasContent: true, fileSize: content.byteLength } })
    const file = await member.get(announced.filePath)
    expect(file).toMatchObject({ status: 200, text: new TextDecoder().decode(content) })
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        "attachment; filename*=UTF-8''d%27%C3%81vila%20n%C2%BA%201%20%281%29%2A%20%3Bx%3D_y.pdf",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    expect(await list()).toEqual([stored.body])
  })

  it('is announced without the invisible characters of its name', async () => {
    const { announce } = await announcer()
    const name = '\u202d\u0000 Ana\u2067\u2069 \r\n\u200fe\u200d Zé\u009f.p\u202edf\u061c'
    expect(await announce(name)).toMatchObject({ fileName: 'Ana e\u200d Zé.pdf' })
  })

  it.each([
    ['a text named pdf', 'a.pdf', 'oi', 'application/pdf', 422, 'file_type_refused'],
    ['a PNG named pdf', 'a.pdf', PNG_SIGNATURE, 'application/pdf', 422, 'file_type_refused'],
    ['a PDF named jpg', 'a.jpg', samplePdf(), 'image/jpeg', 422, 'file_type_refused'],
    ['nothing', 'a.pdf', '', 'application/pdf', 422, 'file_missing'],
    ['HTML by type', 'a.pdf', samplePdf(), 'text/html', 415, 'file_type_refused'],
    ['over 10 MB', 'a.pdf', new Uint8Array(MEGABYTES_10 + 1), 'application/pdf', 413, 'file_too_large'],
    ['a bare signature', 'a.png', PNG_SIGNATURE, 'application/octet-stream', 422, 'file_unreadable'],
    ['a bare PDF header', 'a.pdf', '%PDF-1.7', 'application/octet-stream', 422, 'file_unreadable'],
    ['a photo cut off', 'a.jpg', sampleJpeg().slice(0, -20), 'image/jpeg', 422, 'file_unreadable'],
    [
      'too many pixels',
      'a.png',
      joinBytes([PNG_SIGNATURE, pngHeader(60_000, 60_000)]),
      'image/png',
      422,
      'file_too_many_pixels',
    ],
    [
      'too many objects',
      'a.pdf',
      `%PDF-1.7\n${'1 0 obj null endobj\n'.repeat(100_001)}%%EOF`,
      'application/pdf',
      422,
      'file_too_complex',
    ],
  ])(
    'is refused as %s, with a message, and nothing is stored',
    async (_what, fileName, content, type, status, code) => {
      const { member, announce, list } = await announcer()
      const { id, filePath } = await announce(fileName)
      const message = expect.stringMatching(/^[A-Z].* /)
      expect(await send(member, filePath, content, type)).toMatchObject({ status, body: { code, message } })
      expect(await list()).toMatchObject([{ hasContent: false }])
      expect(await kind.row(id)).toMatchObject({ storageKey: null })
      expect((await member.get(filePath)).status).toBe(404)
    },
  )

  it('is accepted with exactly 10 MB, whatever size was announced', async () => {
    const { member, announce } = await announcer()
    const content = new Uint8Array(MEGABYTES_10)
    content.set(samplePdf())
    const stored = await send(member, (await announce()).filePath, content, 'application/octet-stream')
    expect(stored).toMatchObject({ status: 200, body: { fileSize: content.byteLength } })
  })

  it('is accepted with a media type in capitals', async () => {
    const { member, announce } = await announcer()
    expect((await send(member, (await announce()).filePath, samplePdf(), 'Application/PDF')).status).toBe(200)
  })

  it('is not stored if the connection breaks, and can be sent again', async () => {
    const { member, announce, list } = await announcer()
    const { filePath } = await announce()
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(samplePdf()),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    expect(await send(member, filePath, broken)).toMatchObject(refusal(400, 'file_interrupted'))
    expect(await list()).toMatchObject([{ hasContent: false }])
    expect((await send(member, filePath, samplePdf())).status).toBe(200)
  })

  it('is stored once by its member, whatever is sent where, while another member may send the same', async () => {
    const { member, announce } = await announcer()
    const content = samplePdf()
    const [first, second] = [await announce(), await announce('a.pdf', await kind.newList(member))]
    expect((await send(member, first.filePath, content)).status).toBe(200)
    expect(await send(member, second.filePath, content)).toMatchObject(refusal(409, 'file_sent_before'))
    expect(await send(member, first.filePath, samplePdf())).toMatchObject(refusal(409, 'file_already_stored'))
    const other = await announcer()
    expect((await send(other.member, (await other.announce()).filePath, content)).status).toBe(200)
  })

  it('is rejected as sent before even if the file store cannot delete the second content', async () => {
    const { member, announce } = await announcer()
    const content = samplePdf()
    await send(member, (await announce()).filePath, content)
    const env = { FILES: failing(await testBucket(), 'delete') }
    const again = await send(member, (await announce()).filePath, content, 'application/pdf', { env })
    expect(again).toMatchObject(refusal(409, 'file_sent_before'))
    expect(faults.splice(0)).toHaveLength(1)
  })

  it('is stored once, even by parallel requests', async () => {
    const { member, announce, list } = await announcer()
    const sendAll = async (paths: string[], contentOf: () => BodyInit) => {
      const answers = await Promise.all(paths.map((path) => send(member, path, contentOf())))
      return answers.map(({ status, body }) => body.code ?? status).sort()
    }
    const { filePath } = await announce()
    const again = 'file_already_stored'
    expect(await sendAll([filePath, filePath, filePath], samplePdf)).toEqual([200, again, again])
    const paths = [await announce(), await announce(), await announce()].map((file) => file.filePath)
    const content = samplePdf()
    expect(await sendAll(paths, () => content)).toEqual([200, 'file_sent_before', 'file_sent_before'])
    expect((await list()).filter(hasContent)).toHaveLength(2)
  })

  it('has a limit of ten announcements and ten contents an hour, including failed ones', async () => {
    const { member, path, announce } = await announcer()
    const { filePath } = await announce()
    for (let n = 0; n < 10; n++) expect((await send(member, filePath, 'oi')).status).toBe(422)
    const refused = await send(member, filePath, samplePdf())
    expect(refused).toMatchObject(refusal(429, 'too_many_requests'))
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    const body = { fileName: 'a.pdf', fileSize: 9 }
    for (let n = 1; n < 10; n++) expect((await member.post(path, body)).status).toBe(201)
    expect((await member.post(path, body)).status).toBe(429)
  })

  it('is deleted by its member alone, with its content, even if the file store cannot delete that', async () => {
    const { member, announce, list } = await announcer()
    const bucket = await testBucket()
    const [one, other] = [await announce(), await announce()]
    for (const { filePath } of [one, other]) await send(member, filePath, samplePdf())
    const keyOf = async (id: string) => (await kind.row(id))?.storageKey ?? ''
    const [oneKey, otherKey] = [await keyOf(one.id), await keyOf(other.id)]
    const stranger = await signedInClient()
    expect((await stranger.delete(kind.path(one.id))).status).toBe(404)
    expect(await bucket.head(oneKey)).not.toBeNull()
    expect((await member.delete(kind.path(one.id))).status).toBe(204)
    expect(await bucket.head(oneKey)).toBeNull()
    expect(await bucket.head(otherKey)).not.toBeNull()
    expect((await member.delete(kind.path(one.id))).status).toBe(404)
    const env = { FILES: failing(bucket, 'delete') }
    expect((await member.delete(kind.path(other.id), { env })).status).toBe(204)
    expect(faults.splice(0)).toHaveLength(1)
    expect(await list()).toEqual([])
  })

  it('is deleted by the schedule if its content did not come in a day, as is content without a row', async () => {
    const { member, announce, list } = await announcer()
    const [unsent, stored] = [await announce(), await announce()]
    await send(member, stored.filePath, samplePdf())
    const [db, env] = [await testDatabase(), await testEnvironment()]
    const uploadedAt = new Date(Date.now() - DAY - 1000)
    for (const { id } of [unsent, stored]) await kind.update(id, { uploadedAt })
    expect(await kind.lifecycle.clearUnsent({ db, clock: systemClock })).toBeGreaterThanOrEqual(1)
    expect(await list()).toMatchObject([{ id: stored.id }])
    const orphan = `${kind.folder}/${crypto.randomUUID()}`
    await env.FILES?.put(orphan, 'x')
    const later = { now: () => new Date(Date.now() + 2 * HOUR) }
    expect(await kind.lifecycle.moveOrphans({ db, clock: later, env })).toBeGreaterThanOrEqual(1)
    expect(await env.FILES?.head(orphan)).toBeNull()
    expect((await member.get(stored.filePath)).status).toBe(200)
  })

  it('waits for its content again, without a time limit, if the content is lost', async () => {
    const { member, announce, list } = await announcer()
    const [stored, lost] = [await announce(), await announce()]
    const content = samplePdf()
    await send(member, stored.filePath, samplePdf())
    await send(member, lost.filePath, content)
    const [db, env] = [await testDatabase(), await testEnvironment()]
    await env.FILES?.delete((await kind.row(lost.id))?.storageKey ?? '')
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
    for (const { id } of [stored, lost]) await kind.update(id, { uploadedAt: daysAgo(3) })
    const missed = { contentCheckedAt: daysAgo(2), contentMissedAt: daysAgo(2), contentMisses: 2 }
    await kind.update(lost.id, missed)
    const found = await kind.lifecycle.findLost({ db, clock: systemClock, env })
    expect(found).toMatchObject({ missing: 1, lost: 1 })
    expect(faults.splice(0).map((line) => JSON.parse(line))).toMatchObject([
      { name: 'LostFile', id: lost.id },
    ])
    await kind.lifecycle.clearUnsent({ db, clock: systemClock })
    const files = await list()
    expect(files).toHaveLength(2)
    const withId = (id: string) => files.find((file: { id: string }) => file.id === id)
    expect(withId(stored.id)).toMatchObject({ hasContent: true, ...kind.found })
    expect(withId(lost.id)).toMatchObject({ hasContent: false, ...kind.lost })
    expect((await member.get(lost.filePath)).status).toBe(404)
    const again = await send(member, lost.filePath, content)
    expect(again).toMatchObject({ status: 200, body: { hasContent: true, ...kind.found } })
  })
})
