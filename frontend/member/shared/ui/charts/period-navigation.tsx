import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Period, PeriodKind } from '#contract/periods.ts'
import { nextDay, periodLabel, previousDay } from '#member/shared/lib/periods/period.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface PeriodNavigationProps {
  kind: PeriodKind
  period: Period
  /** Whether there are older records. */
  hasOlder: boolean
  labels: { previous: string; next: string }
  /** Key of the query for the period that contains the day: without a network only a loaded one can be shown. */
  keyOf: (day: string) => QueryKey
  /** Shows the period that contains the day; `undefined` means today. */
  onDay: (day: string | undefined) => void
}

/** The chart's period, with buttons for the previous and the next one. */
export function PeriodNavigation({ kind, period, hasOlder, labels, keyOf, onDay }: PeriodNavigationProps) {
  const client = useQueryClient()
  const online = useOnline()
  const today = isoDay(Date.now())
  const isLoaded = (day: string) => online || client.getQueryData(keyOf(day)) !== undefined
  const earlier = previousDay(period)
  const next = nextDay(kind, period)
  const later = next !== undefined && isLoaded(next) ? next : undefined
  // Without a network, the last loaded period replaces today's.
  const last = client.getQueryState(keyOf(today))
  const isBeforeLast = last?.data !== undefined && period.last < isoDay(last.dataUpdatedAt)
  return (
    <div className="flex items-center rounded-full bg-sunken max-sm:w-full max-sm:justify-between large-text:w-full large-text:flex-wrap large-text:justify-between large-text:rounded-card">
      <IconButton
        label={labels.previous}
        disabled={!hasOlder || !isLoaded(earlier)}
        onClick={() => onDay(earlier)}
        icon={<ChevronLeft size={18} aria-hidden />}
        className="rounded-full hover:bg-edge disabled:opacity-40"
      />
      <span
        className="text-center text-14 leading-tight font-medium text-balance tabular-nums large-text:order-first large-text:basis-full large-text:px-3 large-text:pt-2"
        aria-live="polite"
      >
        {periodLabel(kind, period)}
      </span>
      <IconButton
        label={labels.next}
        disabled={period.last >= today || !(online || later !== undefined || isBeforeLast)}
        onClick={() => onDay(later)}
        icon={<ChevronRight size={18} aria-hidden />}
        className="rounded-full hover:bg-edge disabled:opacity-40"
      />
    </div>
  )
}
