import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#locales/slow-network.ts'
import { ui } from '#locales/ui.ts'
import { LOCALE } from '#texts/language.ts'
import { FRESH_MS } from '../../lib/api/query-client.ts'
import { refresh } from '../../lib/api/refresh.ts'
import { watchSlowQueries } from '../../lib/api/slow-queries.ts'
import { dayAndTime } from '../../lib/format/format.ts'
import { isOnline } from '../../lib/use-online.ts'
import { Button } from '../button.tsx'

const list = new Intl.ListFormat(LOCALE)

/** Says how old the data on screen is, if it is stale. */
function shownText(since: number): string {
  return Date.now() - since > FRESH_MS ? t('shownFrom', { when: dayAndTime(since) }) : t('shown')
}

/**
 * On every screen of a layout: after four seconds without an answer, says what the screen is waiting for, with a retry
 * button.
 * @param nameOf What a query reads, as the end of "Waiting for …"; `undefined` for "the data".
 */
export function SlowNote({ nameOf }: { nameOf: (key: QueryKey) => string | undefined }) {
  const client = useQueryClient()
  const [slow, setSlow] = useState<readonly Query[]>([])
  useEffect(() => watchSlowQueries(client.getQueryCache(), setSlow), [client])
  // Without a connection a request fails by itself, and the screen says so.
  if (slow.length === 0 || !isOnline()) return <div aria-live="polite" />
  const names = new Set(slow.map(({ queryKey }) => nameOf(queryKey) ?? t('data')))
  const shown = slow.flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt))
  return (
    <div
      aria-live="polite"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-attention-tint px-3.5 py-2.5 text-14"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        <Hourglass size={18} aria-hidden className="flex-none text-attention" />
        <span>
          {t('waiting', { what: list.format(names) })} {shown.length > 0 && shownText(Math.min(...shown))}
        </span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => void refresh(client, { predicate: (query) => slow.includes(query) })}
      >
        {ui.retry}
      </Button>
    </div>
  )
}
