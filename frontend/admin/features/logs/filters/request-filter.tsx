import { useEffect, useState } from 'react'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { isRequest } from '../logs-search.ts'
import { t } from '../logs-texts.ts'

interface RequestFilterProps {
  value: string
  onChange: (request: string) => void
}

/** Filters by the whole number, as it was pasted, once the field is left or Enter is pressed. */
export function RequestFilter({ value, onChange }: RequestFilterProps) {
  const [text, setText] = useState(value)
  const [wrong, setWrong] = useState(false)
  useEffect(() => setText(value), [value])
  function filter() {
    const request = text.trim()
    const known = request === '' || isRequest(request)
    setWrong(!known)
    if (known && request !== value) onChange(request)
  }
  return (
    <TextField
      label={t('request')}
      name="request"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      value={text}
      error={wrong ? t('requestInvalid') : ''}
      onChange={(event) => setText(event.target.value)}
      onBlur={filter}
      onKeyDown={(event) => event.key === 'Enter' && filter()}
    />
  )
}
