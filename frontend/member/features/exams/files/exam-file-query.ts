import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { examsApi } from '#shared/lib/api/clients.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'

/** The bytes of a file, with the type that the server found in them and that its name agrees with. */
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
