import type { ExamFile } from '#contract/exams.ts'
import { removeIfThere } from '#member/shared/lib/send-file.ts'
import { examsApi } from '#shared/lib/api.ts'

export function removeFile({ id }: ExamFile): Promise<void> {
  return removeIfThere(examsApi.files[':id'].$delete({ param: { id } }))
}
