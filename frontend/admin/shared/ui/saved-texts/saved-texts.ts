import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rejectionReasons } from '#contract/accounts.ts'
import type { RejectionText, RejectionTextInput, SavedTextReason } from '#contract/rejection-texts.ts'
import { answer, idempotent, rejectionTextsApi } from '#shared/lib/api/clients.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { type ifMatch, sendFrom } from '#shared/lib/api/versions.ts'
import { rejectionReasonNames } from '#texts/labels.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const savedTextsQuery = queryOptions({
  queryKey: queryKeys.rejectionTexts,
  queryFn: ({ signal }): Promise<RejectionText[]> =>
    answer(rejectionTextsApi.index.$get({}, { init: { signal } })),
  staleTime: 60_000,
})

/** What the texts reject. */
export type SavedTextKind = 'registration' | 'policy'

/** Reasons of each kind, with their labels; policies have a single, unnamed reason. */
export const reasonsOf: Record<SavedTextKind, readonly { value: SavedTextReason; label: string }[]> = {
  registration: rejectionReasons.map((value) => ({ value, label: rejectionReasonNames[value] })),
  policy: [{ value: 'policy', label: '' }],
}

/** Route loader: prefetches the texts, so that a key can choose one at once. */
export function loadSavedTexts(client: QueryClient): void {
  void client.prefetchQuery(savedTextsQuery)
}

export function useSavedTexts(kind: SavedTextKind) {
  return useQuery({
    ...savedTextsQuery,
    select: (texts) => texts.filter(({ reason }) => (reason === 'policy') === (kind === 'policy')),
  })
}

interface TextToSave {
  input: RejectionTextInput
  /** Carries the version that the form was opened with. */
  options: ReturnType<typeof ifMatch>
}

/** Adds a text, or changes the one with this id. The form shows errors itself. */
export function useSaveText(id: string | undefined) {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ input: json, options }: TextToSave): Promise<RejectionText> =>
      id
        ? answer(rejectionTextsApi[':id'].$put({ param: { id }, json }, options))
        : answer(rejectionTextsApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json)))),
    onSuccess: () => idempotencyKeys.reset(),
    onSettled: () => refresh(client, { queryKey: savedTextsQuery.queryKey }),
  })
}

export function useDeleteText() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (text: RejectionText) =>
      sendFrom(client, text, (options) =>
        rejectionTextsApi[':id'].$delete({ param: { id: text.id } }, options),
      ),
    onSettled: () => refresh(client, { queryKey: savedTextsQuery.queryKey }),
  })
}
