import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { QUEUE_SEARCH_MAX } from '../../../../worker/contract/registrations.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { controlClass } from '../../../shared/ui/field-frame.tsx'
import { KeyHint } from '../../../shared/ui/key-cap.tsx'
import { t } from './registrations-texts.ts'

const PAUSE_MS = 250

interface SearchFieldProps {
  /** What the address says. */
  value: string
  /** Whether the list of that search is there. */
  found: boolean
  onChange: (text: string) => void
}

/** Searches a moment after the last key; the address follows, and leads when somebody goes back. */
export function SearchField({ value, found, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [leaving, setLeaving] = useState(false)
  const told = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  const tell = useEffectEvent((typed: string) => {
    if (typed === told.current) return
    told.current = typed
    onChange(typed)
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => tell(text.trim()), leaving ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, leaving])

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
    const target = event.target instanceof Element ? event.target : null
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (
      target?.closest('input:not([type=checkbox]), textarea, select') ||
      document.querySelector('[role$=dialog]')
    )
      return
    event.preventDefault()
    input.current?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

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
        aria-keyshortcuts="/"
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
      {text === '' && (
        <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
          <KeyHint>/</KeyHint>
        </span>
      )}
    </search>
  )
}
