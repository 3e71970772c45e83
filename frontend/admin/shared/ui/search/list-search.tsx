import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchBox } from './search-box.tsx'
import { useSearchText } from './use-search-text.ts'

interface ListSearchProps {
  /** Name of the field, also used as its placeholder unless a shorter one is given. */
  label: string
  placeholder?: string
  maxLength: number
  /** The search in the URL. */
  value: string
  /** Whether the results of `value` have loaded. */
  isLoaded: boolean
  onSearch: (text: string) => void
  /** Called when Enter or Escape leaves the field, once the results have loaded. */
  onLeave: (isEnter: boolean) => void
}

/** The search field of a list: Enter moves to the results, Escape clears the search and moves to the list. */
export function ListSearch({
  label,
  placeholder = label,
  maxLength,
  value,
  isLoaded,
  onSearch,
  onLeave,
}: ListSearchProps) {
  const [leaving, setLeaving] = useState<'enter' | 'escape'>()
  const [text, setText] = useSearchText(value, onSearch, leaving !== undefined)
  const input = useRef<HTMLInputElement>(null)

  // Wait for the results of this search: the next key may decide the focused row.
  const settled = leaving !== undefined && isLoaded && value === text.trim()
  const leave = useEffectEvent(() => {
    setLeaving(undefined)
    if (document.activeElement !== input.current && document.activeElement !== document.body) return
    onLeave(leaving === 'enter')
  })
  useEffect(() => {
    if (settled) leave()
  }, [settled])

  return (
    <search className="min-w-0 flex-1 basis-32 max-sm:basis-full md:max-w-96">
      <SearchBox
        input={input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setLeaving(undefined)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
          event.preventDefault()
          if (event.key === 'Escape') {
            setText('')
            event.currentTarget.blur()
          }
          setLeaving(event.key === 'Enter' ? 'enter' : 'escape')
        }}
      />
    </search>
  )
}
