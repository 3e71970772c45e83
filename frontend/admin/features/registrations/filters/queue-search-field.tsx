import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchBox } from '#admin/shared/ui/search/search-box.tsx'
import { useSearchText } from '#admin/shared/ui/search/use-search-text.ts'
import { QUEUE_SEARCH_MAX } from '#contract/registrations.ts'
import { t } from '../registrations-texts.ts'

interface QueueSearchFieldProps {
  /** The search in the URL. */
  value: string
  /** Whether the results of `value` have loaded. */
  isLoaded: boolean
  onSearch: (text: string) => void
}

/** Enter and Escape move the focus to the list. */
export function QueueSearchField({ value, isLoaded, onSearch }: QueueSearchFieldProps) {
  const [leaving, setLeaving] = useState(false)
  const [text, setText] = useSearchText(value, onSearch, leaving)
  const input = useRef<HTMLInputElement>(null)

  // Wait for the results of this search: the next key may decide the focused row.
  const settled = leaving && isLoaded && value === text.trim()
  const leave = useEffectEvent(() => {
    setLeaving(false)
    if (document.activeElement !== input.current && document.activeElement !== document.body) return
    const first = document.querySelector<HTMLElement>('[data-registration]')
    // Without results, stay in the field, where the search can be corrected.
    const target = first ?? (value === '' ? document.querySelector<HTMLElement>('h1') : null)
    target?.focus()
  })
  useEffect(() => {
    if (settled) leave()
  }, [settled])

  return (
    <search className="min-w-0 flex-1 basis-72 md:max-w-80">
      <SearchBox
        input={input}
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        maxLength={QUEUE_SEARCH_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setLeaving(false)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
          event.preventDefault()
          if (event.key === 'Escape') {
            setText('')
            event.currentTarget.blur()
          }
          setLeaving(true)
        }}
      />
    </search>
  )
}
