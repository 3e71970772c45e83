import { Search } from 'lucide-react'
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '#shared/ui/cx.ts'
import { controlClass } from '#shared/ui/forms/field-frame.tsx'
import { useSearchKey } from '../../lib/shortcuts.ts'
import { useTyped } from '../../lib/use-typed.ts'
import { KeyHint } from '../key-cap.tsx'

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

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref' | 'value'> {
  input: RefObject<HTMLInputElement | null>
  value: string
}

/** A screen's search input; the key "/" focuses it. */
function SearchBox({ input, value, ...rest }: SearchBoxProps) {
  const hasShortcut = useSearchKey(input)
  return (
    <div className="relative">
      <Search
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft"
      />
      <input
        {...rest}
        ref={input}
        type="search"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        {...(hasShortcut && { 'aria-keyshortcuts': '/' })}
        value={value}
        className={cx(
          controlClass,
          'pr-10 pl-10 placeholder:text-soft [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value === '' && hasShortcut && (
        <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
          <KeyHint>/</KeyHint>
        </span>
      )}
    </div>
  )
}

/**
 * Text of a search field: calls `onSearch` as it is typed, with the timing of `useTyped`, and follows the URL when
 * navigation changes it.
 * @param value the search in the URL
 * @param isImmediate skips the delay
 */
function useSearchText(
  value: string,
  onSearch: (text: string) => void,
  isImmediate = false,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value)
  /** The searches that the URL does not show yet: they must not replace what was typed since. */
  const sent = useRef<string[]>([])
  // A layout effect: a later one would replace what is typed as soon as the field appears.
  useLayoutEffect(() => {
    const at = sent.current.indexOf(value)
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
    if (at < 0) setText(value)
  }, [value])
  useTyped(
    text.trim(),
    (typed) => {
      if (typed === (sent.current.at(-1) ?? value)) return
      sent.current.push(typed)
      onSearch(typed)
    },
    isImmediate,
  )
  return [text, setText]
}
