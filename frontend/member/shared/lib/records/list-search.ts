import type { QueryClient } from '@tanstack/react-query'
import type { HistoryState } from '@tanstack/react-router'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { sessionQuery } from '../session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of a list's search text. */
    listSearch?: string | undefined
  }
}

interface SearchText {
  text: string
}

const isSearchText = (value: unknown): value is SearchText =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/**
 * The text is health data, so it is in neither the URL nor the history entry: both outlive a sign-out. It is stored
 * like a draft, for this member.
 */
const draftFor = (memberId: string, id: string) => draftOf<SearchText>(memberId, `list-search:${id}`)

const memberIdOf = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.id

/** The search text that belongs to a list's history entry; "" if there is none, or if it is another member's. */
export function readListSearch(client: QueryClient, { listSearch }: HistoryState): string {
  const memberId = memberIdOf(client)
  if (!listSearch || memberId === undefined) return ''
  return draftFor(memberId, listSearch).read(isSearchText)?.text ?? ''
}

/** Stores the text. Returns the history state that refers to it. */
export function storeListSearch(client: QueryClient, text: string): HistoryState {
  const memberId = memberIdOf(client)
  if (!text || memberId === undefined) return { listSearch: undefined }
  const id = crypto.randomUUID()
  draftFor(memberId, id).write({ text })
  return { listSearch: id }
}
