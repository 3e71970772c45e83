import type { ExamFile } from '../../../../worker/contract/exams.ts'
import { examsApi } from '../../../shared/lib/api.ts'
import { removeIfThere } from '../../../shared/lib/send-file.ts'

export function removeFile({ id }: ExamFile): Promise<void> {
  return removeIfThere(examsApi.files[':id'].$delete({ param: { id } }))
}
