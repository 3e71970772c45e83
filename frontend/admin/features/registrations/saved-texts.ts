import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RejectionText, RejectionTextInput } from '../../../../worker/contract/rejection-texts.ts'
import { adminKeys } from '../../../shared/lib/admin-keys.ts'
import { answer, idempotent, rejectionTextsApi } from '../../../shared/lib/api.ts'
import { submitKeys } from '../../../shared/lib/idempotency.ts'
import { refresh } from '../../../shared/lib/refresh.ts'

export const savedTextsQuery = queryOptions({
  queryKey: adminKeys.rejectionTexts,
  queryFn: ({ signal }): Promise<RejectionText[]> =>
    answer(rejectionTextsApi.index.$get({}, { init: { signal } })),
  staleTime: 60_000,
})

/** Saves a new text, or the change of the one with the id. The form tells of its own failure. */
export function useSaveText(id: string | undefined) {
  const client = useQueryClient()
  const [submits] = useState(submitKeys)
  return useMutation({
    networkMode: 'always',
    mutationFn: (json: RejectionTextInput): Promise<RejectionText> =>
      id
        ? answer(rejectionTextsApi[':id'].$put({ param: { id }, json }))
        : answer(rejectionTextsApi.index.$post({ json }, idempotent(submits.keyFor(json)))),
    onSuccess: () => submits.succeeded(),
    onSettled: () => refresh(client, { queryKey: savedTextsQuery.queryKey }),
  })
}

export function useDeleteText() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => rejectionTextsApi[':id'].$delete({ param: { id } }),
    onSettled: () => refresh(client, { queryKey: savedTextsQuery.queryKey }),
  })
}
