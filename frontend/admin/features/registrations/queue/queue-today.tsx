import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { integer } from '#shared/lib/format/format.ts'
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { t } from '../registrations-texts.ts'
import { medianText } from '../wait/wait.ts'
import { waitingQuery } from './queue-query.ts'

/** Registrations decided today and their median wait, whichever list is shown. */
export function QueueToday() {
  const { data, isPending } = useInfiniteQuery(waitingQuery)
  const today = data?.pages[0]?.today
  if (!today && !isPending) return null
  return (
    <dl className="flex gap-x-6 md:text-right">
      <Figure label={t('today.decided')}>{today && integer(today.count)}</Figure>
      <Figure label={t('today.median')}>{today && medianText(today.medianMinutes)}</Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-14 text-soft">{label}</dt>
      <dd className="text-18 font-bold tracking-tight whitespace-nowrap tabular-nums md:text-22">
        {children ?? <Skeleton className="h-7 w-16 rounded-small md:ml-auto" />}
      </dd>
    </div>
  )
}
