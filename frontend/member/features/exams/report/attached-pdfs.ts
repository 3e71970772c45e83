import type { QueryClient } from '@tanstack/react-query'
import type { ExamFile } from '#contract/exams.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'
import { examFileQuery } from '../files/exam-file-requests.ts'

/** A PDF that the exam already has: stored, or chosen and not sent yet. */
export interface AttachedPdf {
  id: string
  name: string
  load: () => Promise<Blob>
}

const isPdf = (name: string) => contentTypeOf(name) === 'application/pdf'

/** The PDFs of an exam. A stored one that is on screen is not downloaded again. */
export function attachedPdfs(
  client: QueryClient,
  files: readonly ExamFile[],
  chosen: File | undefined,
): AttachedPdf[] {
  const stored = files.filter(({ fileName, hasContent }) => hasContent && isPdf(fileName))
  const isNew = chosen && isPdf(chosen.name) && !stored.some(({ fileName }) => fileName === chosen.name)
  return [
    ...stored.map(({ id, fileName }) => ({
      id,
      name: fileName,
      load: () => client.fetchQuery(examFileQuery(id, fileName)),
    })),
    ...(isNew ? [{ id: 'chosen', name: chosen.name, load: async () => chosen }] : []),
  ]
}
