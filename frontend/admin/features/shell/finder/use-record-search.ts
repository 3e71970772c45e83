import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { useTyped } from '#admin/shared/lib/use-typed.ts'
import { answer, searchApi } from '#shared/lib/api/clients.ts'

/** The registrations, people and policies that match; none for an empty text. */
export function useRecordSearch(text: string) {
  const typed = text.trim()
  const [search, setSearch] = useState('')
  useTyped(typed, setSearch)
  const { data, isError, isFetching } = useQuery({
    queryKey: queryKeys.search.one(search),
    queryFn: ({ signal }) => answer(searchApi.index.$get({ query: { q: search } }, { init: { signal } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const hasText = typed !== ''
  return {
    found: hasText ? data : undefined,
    isError: hasText && isError,
    /** Whether the results are for an earlier text. */
    isPending: hasText && (isFetching || search !== typed),
  }
}
