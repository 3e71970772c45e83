import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { HISTORY_SEARCH_MAX } from '#contract/history.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'

const DEBOUNCE_MS = 300

/** Searches the page's list while the member types, debounced. */
export function SearchField({ label, help }: { label: string; help: string }) {
  const { search, setSearch } = useListSearch()
  const [typed, setTyped] = useState(search)
  const [applied, setApplied] = useState(search)
  // "Limpar busca" and the browser's "back" change the search from outside this field.
  if (applied !== search) {
    setApplied(search)
    if (typed.trim() !== search) setTyped(search)
  }

  useEffect(() => {
    const next = typed.trim()
    if (next === search) return
    const timer = setTimeout(() => setSearch(next), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, setSearch])

  return (
    <search className="min-w-[min(100%,15rem)] flex-1 md:max-w-112">
      <TextField
        label={label}
        help={help}
        type="search"
        name="busca"
        autoComplete="off"
        maxLength={HISTORY_SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        trailing={<Search size={20} aria-hidden />}
      />
    </search>
  )
}
