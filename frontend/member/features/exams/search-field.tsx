import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SEARCH_MAX } from '#contract/exams.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { examsTexts as t } from './exams-texts.ts'
import { useExamWords } from './use-exam-words.ts'

const PAUSE_MS = 300

/** Looks while one types. */
export function SearchField() {
  const { words, lookFor } = useExamWords()
  const [typed, setTyped] = useState(words)
  const [known, setKnown] = useState(words)
  // "Limpar busca" and the browser's "back" change the words from outside.
  if (known !== words) {
    setKnown(words)
    if (typed.trim() !== words) setTyped(words)
  }

  useEffect(() => {
    const next = typed.trim()
    if (next === words) return
    const timer = setTimeout(() => lookFor(next), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, lookFor])

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
