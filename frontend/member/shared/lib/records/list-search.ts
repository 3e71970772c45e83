import type { QueryClient } from '@tanstack/react-query'
import type { HistoryState } from '@tanstack/react-router'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { sessionQuery } from '../session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the search text of a list. */
    listSearch?: string | undefined
  }
}

interface SearchText {
  text: string
}

const isSearchText = (value: unknown): value is SearchText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/**
 * The text is health data, so neither the address nor the history entry holds it: both outlive a sign-out. It is stored
 * like a draft, for this member.
 */
const draftFor = (memberId: string, id: string) => draftOf<SearchText>(memberId, `list-search:${id}`)

const memberIdOf = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.id

/** The search text of a list by its history entry; "" without one, and for another member. */
export function listSearchOf(client: QueryClient, { listSearch }: HistoryState): string {
  const memberId = memberIdOf(client)
  if (!listSearch || memberId === undefined) return ''
  return draftFor(memberId, listSearch).read(isSearchText)?.text ?? ''
}

/** Stores the text. Returns what the history entry holds instead of it. */
export function storeListSearch(client: QueryClient, text: string): HistoryState {
  const memberId = memberIdOf(client)
  if (!text || memberId === undefined) return { listSearch: undefined }
  const id = crypto.randomUUID()
  draftFor(memberId, id).write({ text })
  return { listSearch: id }
}
