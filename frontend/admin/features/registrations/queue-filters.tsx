import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { rejectionReasons } from '../../../../worker/contract/accounts.ts'
import { waitingFilters } from '../../../../worker/contract/registrations.ts'
import { KeyCap } from '../../../shared/ui/key-cap.tsx'
import { queueSearch, statusIn } from './queue-search.ts'
import { t } from './registrations-texts.ts'

const PAUSE_MS = 250
const controlClass = 'min-h-11 rounded-control border border-edge-strong bg-surface px-3 text-14 text-ink'

const route = getRouteApi('/_app/')

/** Search and filters, all of them in the address. */
export function QueueFilters() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const status = statusIn(search)
  const change = (next: Record<string, unknown>) => {
    const asked = queueSearch({ ...search, reject: undefined, ...next })
    void navigate({ search: asked, replace: true, resetScroll: false })
  }

  return (
    <div className="flex grow basis-112 flex-wrap items-center gap-2 xl:justify-end">
      <SearchField key={status} value={search.search ?? ''} onChange={(text) => change({ search: text })} />
      {(status === 'email_confirmed' || status === 'pending') && (
        <select
          aria-label={t('filter.wait')}
          className={controlClass}
          value={search.over ?? ''}
          onChange={({ target }) => change({ over: target.value })}
        >
          <option value="">{t('filter.anyWait')}</option>
          {waitingFilters.map((hours) => (
            <option key={hours} value={hours}>
              {t(`filter.over.${hours}`)}
            </option>
          ))}
        </select>
      )}
      {status === 'rejected' && (
        <select
          aria-label={t('filter.reason')}
          className={controlClass}
          value={search.reason ?? ''}
          onChange={({ target }) => change({ reason: target.value })}
        >
          <option value="">{t('filter.anyReason')}</option>
          {rejectionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reasons.${reason}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const settle = useEffectEvent((typed: string) => typed !== value && onChange(typed))
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

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
        className="min-h-11 w-full rounded-control border border-edge-strong bg-surface pr-10 pl-10 text-ink placeholder:text-soft"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('')
          // On to what was found.
          if (event.key === 'Enter') document.querySelector<HTMLElement>('[data-registration]')?.focus()
        }}
      />
      {text === '' && (
        <span aria-hidden className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
          <KeyCap>/</KeyCap>
        </span>
      )}
    </search>
  )
}
