import { useEffect, useState } from 'react'
import { t } from '#locales/admin-logs.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { isRequest } from '../logs-search.ts'

interface RequestFilterProps {
  value: string
  onChange: (request: string) => void
}

/** Applies the filter on blur or Enter, once the text is a valid request id. */
export function RequestFilter({ value, onChange }: RequestFilterProps) {
  const [text, setText] = useState(value)
  const [isInvalid, setIsInvalid] = useState(false)
  useEffect(() => setText(value), [value])
  function apply() {
    const request = text.trim()
    const isValid = request === '' || isRequest(request)
    setIsInvalid(!isValid)
    if (isValid && request !== value) onChange(request)
  }
  return (
    <TextField
      label={t('request')}
      name="request"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      value={text}
      error={isInvalid ? t('requestInvalid') : ''}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
