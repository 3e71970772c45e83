import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SEARCH_MAX } from '#contract/exams.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { examsTexts as t } from './exams-texts.ts'
import { useExamSearch } from './use-exam-search.ts'

const DEBOUNCE_MS = 300

/** Searches while the member types, debounced. */
export function SearchField() {
  const { search, setSearch } = useExamSearch()
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
    <search className="min-w-60 flex-1 md:max-w-112">
      <TextField
        label={t('search.label')}
        help={t('search.help')}
        type="search"
        name="busca"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        trailing={<Search size={20} aria-hidden />}
      />
    </search>
  )
}
