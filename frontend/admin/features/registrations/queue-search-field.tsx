import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { QUEUE_SEARCH_MAX } from '../../../../worker/contract/registrations.ts'
import { isTaken, useShortcutsSwitch } from '../../../shared/lib/shortcuts.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { controlClass } from '../../../shared/ui/field-frame.tsx'
import { KeyHint } from '../../../shared/ui/key-cap.tsx'
import { useSearchText } from '../../../shared/ui/use-search-text.ts'
import { t } from './registrations-texts.ts'

interface QueueSearchFieldProps {
  /** What the address says. */
  value: string
  /** Whether the list of that search is there. */
  found: boolean
  onSearch: (text: string) => void
}

/** Enter and Escape lead out of it, to the list. */
export function QueueSearchField({ value, found, onSearch }: QueueSearchFieldProps) {
  const [leaving, setLeaving] = useState(false)
  const [text, setText] = useSearchText(value, onSearch, leaving)
  const [shortcutsOn] = useShortcutsSwitch()
  const input = useRef<HTMLInputElement>(null)

  // Whoever stands first must be of this search: the next key may decide about them.
  const settled = leaving && found && value === text.trim()
  const leave = useEffectEvent(() => {
    setLeaving(false)
    if (document.activeElement !== input.current && document.activeElement !== document.body) return
    const first = document.querySelector<HTMLElement>('[data-registration]')
    // Where nobody is found, there is something to correct.
    const target = first ?? (value === '' ? document.querySelector<HTMLElement>('h1') : null)
    target?.focus()
  })
  useEffect(() => {
    if (settled) leave()
  }, [settled])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || isTaken(event)) return
    event.preventDefault()
    input.current?.focus()
  })
  useEffect(() => {
    if (!shortcutsOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shortcutsOn])

  return (
    <search className="relative min-w-0 flex-1 basis-72 md:max-w-80">
      <Search
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        {...(shortcutsOn && { 'aria-keyshortcuts': '/' })}
        autoComplete="off"
        spellCheck={false}
        maxLength={QUEUE_SEARCH_MAX}
        className={cx(controlClass, 'pr-10 pl-10 placeholder:text-soft')}
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
      {text === '' && shortcutsOn && (
        <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
          <KeyHint>/</KeyHint>
        </span>
      )}
    </search>
  )
}
