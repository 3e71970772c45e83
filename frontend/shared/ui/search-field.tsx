import { Search } from 'lucide-react'
import { TextField } from './text-field.tsx'
import { useSearchText } from './use-search-text.ts'

interface SearchFieldProps {
  label: string
  help?: string
  /** What the address says. */
  value: string
  maxLength: number
  onSearch: (text: string) => void
}

/** Searches a moment after the last key. */
export function SearchField({ label, help, value, maxLength, onSearch }: SearchFieldProps) {
  const [text, setText] = useSearchText(value, onSearch)
  return (
    <TextField
      label={label}
      help={help}
      type="search"
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      trailing={<Search size={20} aria-hidden />}
    />
  )
}
