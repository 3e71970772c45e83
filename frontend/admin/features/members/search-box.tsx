import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEARCH_MAX } from '../../../../worker/contract/members.ts'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { t } from './members-texts.ts'

const WAIT_MS = 250

interface SearchBoxProps {
  /** What the address says. */
  value: string
  onChange: (text: string) => void
}

/** Searches a moment after the last key; the address follows, and leads when somebody goes back. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const tell = useEffectEvent((next: string) => {
    told.current = next
    onChange(next)
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === told.current) return
    const timer = setTimeout(() => tell(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextField
      label={t('search.label')}
      help={t('search.help')}
      type="search"
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
      trailing={<Search size={20} aria-hidden />}
    />
  )
}
