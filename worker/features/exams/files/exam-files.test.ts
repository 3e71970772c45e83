import { describe, expect, it } from 'vitest'
import { examFiles } from '#database/schema/exams.ts'
import { bytesOf, joinBytes } from '#platform/pictures/bytes.ts'
import { type Client, insertRows, readRows, refusal } from '#testing/api.ts'
import { testBucket } from '#testing/buckets.ts'
import { signedInClient } from '#testing/factories.ts'
import { exifWithGps, jpegSegment, sampleJpeg, samplePdf } from '#testing/sample-files.ts'

async function addExam(member: Client): Promise<string> {
  const exam = { date: '2026-03-10', laboratory: 'Laboratório São Lucas', fasting: 'unknown', values: [] }
  return (await member.post('/api/exams', exam)).body.id
}

async function announce(member: Client, examId: string, fileName = 'a.pdf') {
  return (await member.post(`/api/exams/${examId}/files`, { fileName, fileSize: 1000 })).body
}

const send = (member: Client, path: string, content: BodyInit, type = 'application/pdf') =>
  member.put(path, undefined, { rawBody: content, headers: { 'Content-Type': type } })

describe('an exam file', () => {
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
    expect(await announce(member, examId)).toMatchObject({ code: 'too_many_files' })
  })

  it('is counted in the list of exams, and deleted with its exam', async () => {
    const member = await signedInClient()
    const bucket = await testBucket()
    const examId = await addExam(member)
    const { id, filePath } = await announce(member, examId)
    await send(member, filePath, samplePdf())
    expect((await member.get('/api/exams')).body).toMatchObject([{ files: 1 }])
    const key = (await readRows(examFiles, { id }))[0]?.storageKey ?? ''
    expect(await bucket.head(key)).not.toBeNull()
    expect((await member.delete(`/api/exams/${examId}`)).status).toBe(204)
    expect(await bucket.head(key)).toBeNull()
    expect((await member.get(filePath)).status).toBe(404)
  })
})
