import { Search } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { controlClass } from '#shared/ui/forms/field-frame.tsx'
import { useSearchKey } from '../../lib/shortcuts.ts'
import { KeyHint } from '../key-cap.tsx'

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref' | 'value'> {
  input: RefObject<HTMLInputElement | null>
  value: string
}

/** A screen's search input; the key "/" focuses it. */
export function SearchBox({ input, value, ...rest }: SearchBoxProps) {
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
