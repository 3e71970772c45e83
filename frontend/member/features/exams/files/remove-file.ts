import type { ExamFile } from '#contract/exams.ts'
import { removeIfThere } from '#member/shared/lib/files/send-file.ts'
import { examsApi } from '#shared/lib/api/clients.ts'

export function removeFile({ id }: ExamFile): Promise<void> {
  return removeIfThere(examsApi.files[':id'].$delete({ param: { id } }))
}
