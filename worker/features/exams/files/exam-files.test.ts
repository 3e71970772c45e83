import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { examFiles } from '#database/schema/exams.ts'
import { systemClock } from '#platform/clock.ts'
import { bytesOf, joinBytes } from '#platform/pictures/bytes.ts'
import {
  type Client,
  insertRows,
  invalid,
  readRows,
  refusal,
  testDatabase,
  testEnvironment,
} from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import {
  exifWithGps,
  jpegSegment,
  PNG_SIGNATURE,
  pngHeader,
  sampleJpeg,
  samplePdf,
} from '#testing/sample-files.ts'
import { examFiles as examFileLifecycle } from './exam-files.ts'

async function addExam(member: Client): Promise<string> {
  const exam = { date: '2026-03-10', laboratory: 'Laboratório São Lucas', fasting: 'unknown', values: [] }
  return (await member.post('/api/exams', exam)).body.id
}

async function announce(member: Client, examId: string, fileName = 'hemograma nº 1.pdf', fileSize = 1000) {
  return (await member.post(`/api/exams/${examId}/files`, { fileName, fileSize })).body
}

const send = (member: Client, path: string, content: BodyInit, type = 'application/pdf') =>
  member.put(path, undefined, { rawBody: content, headers: { 'Content-Type': type } })

const listFiles = async (member: Client, examId: string) =>
  (await member.get(`/api/exams/${examId}`)).body.files

async function storedKey(id: string): Promise<string> {
  const [row] = await readRows(examFiles, { id })
  return row?.storageKey ?? ''
}

describe('an exam file', () => {
  it('is announced, stored and downloaded', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const announced = await announce(member, examId)
    expect(announced).toMatchObject({ fileName: 'hemograma nº 1.pdf', hasContent: false })
    expect((await member.get(announced.filePath)).status).toBe(404)
    const content = samplePdf()
    const stored = await send(member, announced.filePath, content)
    expect(stored).toMatchObject({ status: 200, body: { hasContent: true, fileSize: content.byteLength } })
    const file = await member.get(announced.filePath)
    expect(file).toMatchObject({ status: 200, text: new TextDecoder().decode(content) })
    expect(file.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''hemograma%20n%C2%BA%201.pdf",
    )
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await listFiles(member, examId)).toEqual([stored.body])
    expect((await member.get('/api/exams')).body).toMatchObject([{ files: 1 }])
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
    ['nothing', 'a.pdf', new Uint8Array(), 'application/pdf', 422, 'file_missing'],
    ['HTML by type', 'a.pdf', samplePdf(), 'text/html', 415, 'file_type_refused'],
    ['over 10 MB', 'a.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'application/pdf', 413, 'file_too_large'],
  ])('refuses %s and stores nothing', async (_name, fileName, content, type, status, code) => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const { id, filePath } = await announce(member, examId, fileName)
    expect(await send(member, filePath, content, type)).toMatchObject(refusal(status, code))
    expect(await listFiles(member, examId)).toMatchObject([{ hasContent: false }])
    expect(await storedKey(id)).toBe('')
  })

  it.each([
    ['a bare signature', 'a.png', PNG_SIGNATURE, 'file_unreadable'],
    ['a bare PDF header', 'a.pdf', '%PDF-1.7', 'file_unreadable'],
    ['a photo cut off', 'a.jpg', sampleJpeg().slice(0, -20), 'file_unreadable'],
    [
      '60,000 × 60,000 pixels',
      'a.png',
      joinBytes([PNG_SIGNATURE, pngHeader(60_000, 60_000)]),
      'file_too_many_pixels',
    ],
    [
      'too many objects',
      'a.pdf',
      `%PDF-1.7\n${'1 0 obj null endobj\n'.repeat(100_001)}%%EOF`,
      'file_too_complex',
    ],
  ])('refuses %s with a message and stores nothing', async (_name, fileName, content, code) => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const { id, filePath } = await announce(member, examId, fileName)
    const refused = await send(member, filePath, content, 'application/octet-stream')
    expect(refused).toMatchObject({ status: 422, body: { code, message: expect.stringMatching(/ .+\.$/) } })
    expect(await listFiles(member, examId)).toMatchObject([{ hasContent: false }])
    expect(await storedKey(id)).toBe('')
  })

  it('is stored without the location of a photo, and recognised when sent again', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const exif = joinBytes([bytesOf('Exif\0\0'), exifWithGps(6)])
    const content = sampleJpeg({ segments: [jpegSegment(0xe1, exif)] })
    const { filePath } = await announce(member, examId, 'laudo.jpg')
    const stored = await send(member, filePath, content, 'image/jpeg')
    expect(stored).toMatchObject({ status: 200, body: { fileSize: content.byteLength } })
    const { text } = await member.get(filePath)
    expect(text).toContain('Exif')
    expect(text).not.toContain('CAMERA-OF-ME')
    const again = await announce(member, examId, 'laudo.jpg')
    expect(await send(member, again.filePath, content, 'image/jpeg')).toMatchObject(
      refusal(409, 'file_sent_before'),
    )
  })

  it('removes invisible characters from the name', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const file = { fileName: '\u202elaudo\u0007.pdf', fileSize: 10 }
    expect((await member.post(`/api/exams/${examId}/files`, file)).body.fileName).toBe('laudo.pdf')
  })

  it.each([
    [{ fileName: 'a.exe', fileSize: 10 }, { fileName: 'Envie um arquivo PDF, JPG ou PNG.' }],
    [{ fileName: 'a.pdf', fileSize: 0 }, { fileSize: 'O arquivo está vazio. Escolha outro.' }],
  ])('is not announced as %j', async (body, fields) => {
    const member = await signedInClient()
    const examId = await addExam(member)
    expect(await member.post(`/api/exams/${examId}/files`, body)).toMatchObject(invalid(fields))
    expect(await listFiles(member, examId)).toEqual([])
  })

  it('stores nothing if the connection breaks, and can be sent again', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const { filePath } = await announce(member, examId)
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(samplePdf()),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    expect(await send(member, filePath, broken)).toMatchObject(refusal(400, 'file_interrupted'))
    expect(await listFiles(member, examId)).toMatchObject([{ hasContent: false }])
    expect((await send(member, filePath, samplePdf())).status).toBe(200)
  })

  it('is stored once, even by parallel requests and for another exam', async () => {
    const member = await signedInClient()
    const [one, other] = [await addExam(member), await addExam(member)]
    const content = samplePdf()
    const [first, second] = [await announce(member, one), await announce(member, other)]
    const answers = await Promise.all([first, second].map(({ filePath }) => send(member, filePath, content)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('file_sent_before')
    const third = await announce(member, one)
    const racing = await Promise.all([1, 2].map(() => send(member, third.filePath, samplePdf())))
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(racing.find(({ status }) => status === 409)?.body.code).toBe('file_already_stored')
    const joao = await signedInClient()
    const theirs = await announce(joao, await addExam(joao))
    expect((await send(joao, theirs.filePath, content)).status).toBe(200)
  })

  it('counts announcements and contents, including failed ones', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const { filePath } = await announce(member, examId)
    for (let n = 0; n < 10; n++) expect((await send(member, filePath, 'oi')).status).toBe(422)
    expect((await send(member, filePath, samplePdf())).status).toBe(429)
    for (let n = 1; n < 10; n++) await announce(member, examId)
    const more = await member.post(`/api/exams/${examId}/files`, { fileName: 'a.pdf', fileSize: 9 })
    expect(more.status).toBe(429)
  })

  it('is limited to ten for each exam', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    const first = await announce(member, examId)
    const [row] = await readRows(examFiles, { id: first.id })
    if (!row) throw new Error('no row')
    for (let n = 1; n < 10; n++) await insertRows(examFiles, { ...row, id: crypto.randomUUID() })
    expect(await member.post(`/api/exams/${examId}/files`, { fileName: 'a.pdf', fileSize: 9 })).toMatchObject(
      refusal(409, 'too_many_files'),
    )
  })

  it('is deleted by itself or with its exam', async () => {
    const member = await signedInClient()
    const env = await testEnvironment()
    const examId = await addExam(member)
    const [one, other] = [await announce(member, examId), await announce(member, examId)]
    await send(member, one.filePath, samplePdf())
    await send(member, other.filePath, samplePdf())
    const [oneKey, otherKey] = [await storedKey(one.id), await storedKey(other.id)]
    expect((await member.delete(`/api/exams/files/${one.id}`)).status).toBe(204)
    expect(await env.FILES?.head(oneKey)).toBeNull()
    expect(await env.FILES?.head(otherKey)).not.toBeNull()
    expect((await member.delete(`/api/exams/${examId}`)).status).toBe(204)
    expect(await env.FILES?.head(otherKey)).toBeNull()
    expect((await member.get(other.filePath)).status).toBe(404)
  })

  it('is deleted even if the file store cannot delete the content', async () => {
    const member = await signedInClient()
    const FILES = {
      delete: () => Promise.reject(new Error('the file store is unavailable')),
    } as unknown as R2Bucket
    const examId = await addExam(member)
    const [one, other] = [await announce(member, examId), await announce(member, examId)]
    await send(member, one.filePath, samplePdf())
    await send(member, other.filePath, samplePdf())
    expect((await member.delete(`/api/exams/files/${one.id}`, { env: { FILES } })).status).toBe(204)
    expect(await listFiles(member, examId)).toMatchObject([{ id: other.id }])
    expect((await member.delete(`/api/exams/${examId}`, { env: { FILES } })).status).toBe(204)
    expect(faults.splice(0)).toHaveLength(2)
    expect((await member.get(`/api/exams/${examId}`)).status).toBe(404)
  })

  it('is rejected as sent before even if the file store cannot delete the second content', async () => {
    const member = await signedInClient()
    const env = await testEnvironment()
    const FILES = {
      put: (key: string, content: Uint8Array) => env.FILES?.put(key, content),
      delete: () => Promise.reject(new Error('the file store is unavailable')),
    } as unknown as R2Bucket
    const examId = await addExam(member)
    const [one, other] = [await announce(member, examId), await announce(member, examId)]
    const content = samplePdf()
    await send(member, one.filePath, content)
    const again = await member.put(other.filePath, undefined, {
      rawBody: content,
      headers: { 'Content-Type': 'application/pdf' },
      env: { FILES },
    })
    expect(again).toMatchObject(refusal(409, 'file_sent_before'))
    expect(faults.splice(0)).toHaveLength(1)
  })

  it('is deleted by the schedule if its content never came, as is content without a row', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    await announce(member, examId)
    const stored = await announce(member, examId)
    await send(member, stored.filePath, samplePdf())
    const [db, env] = [await testDatabase(), await testEnvironment()]
    const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 1000)
    await db.update(examFiles).set({ uploadedAt: dayAgo }).where(eq(examFiles.ownerId, member.userId))
    expect(await examFileLifecycle.clearUnsent({ db, clock: systemClock })).toBeGreaterThanOrEqual(1)
    expect(await listFiles(member, examId)).toMatchObject([{ id: stored.id }])
    await env.FILES?.put('exams/orphan', 'x')
    const later = { now: () => new Date(Date.now() + 2 * 3_600_000) }
    expect(await examFileLifecycle.moveOrphans({ db, clock: later, env })).toBeGreaterThanOrEqual(1)
    expect(await env.FILES?.head('exams/orphan')).toBeNull()
    expect((await member.get(stored.filePath)).status).toBe(200)
  })

  it('waits for its content again, without a time limit, if the content is lost', async () => {
    const member = await signedInClient()
    const [db, env] = [await testDatabase(), await testEnvironment()]
    const examId = await addExam(member)
    const [stored, lost] = [await announce(member, examId), await announce(member, examId)]
    const content = samplePdf()
    await send(member, stored.filePath, samplePdf())
    await send(member, lost.filePath, content)
    await env.FILES?.delete(await storedKey(lost.id))
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await db
      .update(examFiles)
      .set({ uploadedAt: daysAgo(3) })
      .where(eq(examFiles.ownerId, member.userId))
    await db
      .update(examFiles)
      .set({ contentCheckedAt: daysAgo(2), contentMissedAt: daysAgo(2), contentMisses: 2 })
      .where(eq(examFiles.id, lost.id))
    const found = await examFileLifecycle.findLost({ db, clock: systemClock, env })
    expect(found).toMatchObject({ missing: 1, lost: 1 })
    expect(faults.splice(0).map((line) => JSON.parse(line))).toMatchObject([
      { name: 'LostFile', id: lost.id },
    ])
    await examFileLifecycle.clearUnsent({ db, clock: systemClock })
    const files = await listFiles(member, examId)
    expect(files).toHaveLength(2)
    expect(files).toContainEqual(expect.objectContaining({ id: stored.id, hasContent: true, isLost: false }))
    expect(files).toContainEqual(expect.objectContaining({ id: lost.id, hasContent: false, isLost: true }))
    expect((await member.get(lost.filePath)).status).toBe(404)
    expect(await send(member, lost.filePath, content)).toMatchObject({
      status: 200,
      body: { hasContent: true, isLost: false },
    })
  })
})
