import { describe, expect, it } from 'vitest'
import { examFiles } from '#database/schema/exams.ts'
import { bytesOf, joinBytes } from '#platform/pictures/bytes.ts'
import { type Client, insertRows, readRows, refusal, testEnvironment } from '#testing/api.ts'
import { failing, testBucket } from '#testing/buckets.ts'
import { signedInClient } from '#testing/factories.ts'
import { faults } from '#testing/logged.ts'
import { exifWithGps, jpegSegment, sampleJpeg, samplePdf } from '#testing/sample-files.ts'

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

  it('goes with its exam even if the file store cannot delete the content', async () => {
    const member = await signedInClient()
    const examId = await addExam(member)
    await send(member, (await announce(member, examId)).filePath, samplePdf())
    const env = { FILES: failing(await testBucket(), 'delete') }
    expect((await member.delete(`/api/exams/${examId}`, { env })).status).toBe(204)
    expect(faults.splice(0)).toHaveLength(1)
    expect((await member.get(`/api/exams/${examId}`)).status).toBe(404)
  })
})
