import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MemberInList } from '#contract/members.ts'
import { answer, membersApi } from '#shared/lib/api/clients.ts'
import { queryKeys } from '../query-keys.ts'
import { wholeWordsFirst } from './whole-words-first.ts'

const WAIT_MS = 250
const SHOWN_MAX = 8
const NOBODY: MemberInList[] = []

/** The first people whom a name, an e-mail or a card number leads to, a moment after the last key; nobody for no text. */
export function useMemberSearch(text: string) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError, isFetching } = useQuery({
    queryKey: queryKeys.members.matches(search),
    queryFn: ({ signal }) => answer(membersApi.index.$get({ query: { search } }, { init: { signal } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    select: ({ members }) => wholeWordsFirst(members, search).slice(0, SHOWN_MAX),
  })
  const asked = text.trim() !== ''
  return {
    members: asked ? (data ?? NOBODY) : NOBODY,
    isError: asked && isError,
    isPending: asked && (isFetching || search !== text.trim()),
  }
}
