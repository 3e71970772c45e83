import { useId, useRef } from 'react'
import { SearchBox } from '#admin/shared/ui/search/search-box.tsx'
import { useSearchText } from '#admin/shared/ui/search/use-search-text.ts'
import { FieldFrame, fieldAttributes } from '#shared/ui/forms/field-frame.tsx'

interface SearchFieldProps {
  label: string
  help?: string
  /** The search in the URL. */
  value: string
  maxLength: number
  onSearch: (text: string) => void
}

/** A labelled search field that searches after a short pause in typing. */
export function SearchField({ label, help, value, maxLength, onSearch }: SearchFieldProps) {
  const [text, setText] = useSearchText(value, onSearch)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} optional={false}>
      <SearchBox
        {...fieldAttributes(id, { help })}
        input={input}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FieldFrame>
  )
}
