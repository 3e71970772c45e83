import { queryOptions } from '@tanstack/react-query'
import type { ExamFile } from '#contract/exams.ts'
import { removeIfThere, type UploadTarget } from '#member/shared/lib/files/send-file.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, examsApi, idempotent } from '#shared/lib/api/clients.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'

/** A file's bytes, with the type taken from its name: the server stores a file only if its content has that type. */
export const examFileQuery = (id: string, fileName: string) =>
  queryOptions({
    queryKey: queryKeys.exams.file(id),
    queryFn: async () => {
      const response = await examsApi.files[':id'].file.$get({ param: { id } })
      return new Blob([await response.arrayBuffer()], { type: contentTypeOf(fileName) })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Also resolves if the file is already gone. */
export function deleteExamFile({ id }: ExamFile): Promise<void> {
  return removeIfThere(examsApi.files[':id'].$delete({ param: { id } }))
}

export function examFileUpload(examId: string): UploadTarget<ExamFile> {
  return {
    announce: (json, key) =>
      answer(examsApi[':id'].files.$post({ param: { id: examId }, json }, idempotent(key))),
    remove: deleteExamFile,
  }
}
