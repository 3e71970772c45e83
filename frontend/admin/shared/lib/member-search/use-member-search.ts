import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberInList } from '#contract/members.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'
import { queryKeys } from '../query-keys.ts'
import { useTyped } from '../use-typed.ts'

const RESULTS_MAX = 8
const NO_MEMBERS: MemberInList[] = []

/** The first members that match a name, an e-mail or a card number; none for an empty text. */
export function useMemberSearch(text: string) {
  const [search, setSearch] = useState('')
  useTyped(text.trim(), setSearch)
  const { data, isError, isFetching } = useQuery({
    queryKey: queryKeys.members.matches(search),
    queryFn: ({ signal }) => answer(membersApi.index.$get({ query: { search } }, { init: { signal } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    select: ({ members }) => members.slice(0, RESULTS_MAX),
  })
  const hasText = text.trim() !== ''
  return {
    members: hasText ? (data ?? NO_MEMBERS) : NO_MEMBERS,
    isError: hasText && isError,
    isPending: hasText && (isFetching || search !== text.trim()),
  }
}
