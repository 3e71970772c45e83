import { useQueryClient } from '@tanstack/react-query'
import type { HistoryState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { storeListSearch } from './list-search.ts'
import { useListSearch } from './use-list-search.ts'

const DEBOUNCE_MS = 300

/** The search text as typed; applied to the page's list after a debounce. */
export interface TypedSearch {
  text: string
  setText: (text: string) => void
  /** The history state that applies the text at once; undefined if it is applied. */
  pending: () => HistoryState | undefined
}

/** Used by a component that outlives the search field, so that closing the field does not lose its last text. */
export function useTypedSearch(): TypedSearch {
  const client = useQueryClient()
  const { search, setSearch } = useListSearch()
  const [text, setText] = useState(search)
  const [applied, setApplied] = useState(search)
  // "Limpar busca" and the browser's "back" change the search outside the field.
  if (applied !== search) {
    setApplied(search)
    if (text.trim() !== search) setText(search)
  }

  const next = text.trim()
  useEffect(() => {
    if (next === search) return
    const timer = setTimeout(() => setSearch(next), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [next, search, setSearch])

  return { text, setText, pending: () => (next === search ? undefined : storeListSearch(client, next)) }
}
