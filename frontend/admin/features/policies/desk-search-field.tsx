import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { t } from './policies-texts.ts'

const PAUSE_MS = 250

/** What is typed goes into the address after a short pause. */
export function DeskSearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  // Back and forward change the address without a key.
  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onSearch(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <div className="w-full md:max-w-96">
      <TextField
        name="q"
        type="search"
        label={t('search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
