import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { examFileQuery } from '../files/exam-file-requests.ts'
import { attachedPdfs } from './attached-pdfs.ts'

const stored = (id: string, fileName: string, hasContent = true) => ({
  id,
  fileName,
  fileSize: 10,
  uploadedAt: '2026-01-10T12:00:00.000Z',
  hasContent,
  isLost: false,
  filePath: `/api/exams/files/${id}/file`,
})
const namesOf = (pdfs: ReturnType<typeof attachedPdfs>) => pdfs.map(({ name }) => name)

it('offers the stored PDFs that arrived and the chosen one, once each', () => {
  const files = [stored('a', 'laudo.pdf'), stored('b', 'foto.png'), stored('c', 'incompleto.pdf', false)]
  const client = new QueryClient()
  expect(namesOf(attachedPdfs(client, files, undefined))).toEqual(['laudo.pdf'])
  expect(namesOf(attachedPdfs(client, files, new File([], 'foto.jpg')))).toEqual(['laudo.pdf'])
  expect(namesOf(attachedPdfs(client, files, new File([], 'laudo.pdf')))).toEqual(['laudo.pdf'])
  const both = attachedPdfs(client, files, new File([], 'incompleto.pdf'))
  expect(namesOf(both)).toEqual(['laudo.pdf', 'incompleto.pdf'])
})

it('does not download a stored PDF that is on screen', async () => {
  const client = new QueryClient()
  const shown = new Blob(['%PDF-'])
  client.setQueryData(examFileQuery('a', 'laudo.pdf').queryKey, shown)
  const [pdf] = attachedPdfs(client, [stored('a', 'laudo.pdf')], undefined)
  expect(await pdf?.load()).toBe(shown)
})
