import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { sleepKinds } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { sleepHistoryQuery } from '#member/shared/lib/health/sleep-query.ts'
import { usePeriod } from '#member/shared/lib/periods/use-period.ts'
import { useListFilter } from '#member/shared/lib/records/use-list-filter.ts'
import { useColumns } from '#member/shared/lib/use-wide-screen.ts'
import { useWaiting, withoutListed } from '#member/shared/lib/waiting/waiting.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { ListFilters } from '#member/shared/ui/records/list-filters.tsx'
import { ListHeader } from '#member/shared/ui/records/list-header.tsx'
import { listedIn, RecordHistory } from '#member/shared/ui/records/record-history.tsx'
import { WaitingRecords } from '#member/shared/ui/waiting/waiting-entries.tsx'
import { sleepApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PeriodCard } from './chart/period-card.tsx'
import { kindParameter } from './kind-parameter.ts'
import { sleepEntrySummary } from './sleep-entry-name.ts'
import { SleepEntryRow } from './sleep-entry-row.tsx'
import { sleepPeriodQuery } from './sleep-queries.ts'

const kindOptions = sleepKinds.map((value) => ({ value, label: t(`records.kinds.${value}`) }))

interface SleepEntriesProps {
  onAdd: () => void
  /** @param order of the waiting entry */
  onEditWaiting: (order: number) => void
}

export function SleepEntries({ onAdd, onEditWaiting }: SleepEntriesProps) {
  const list = useListFilter(kindParameter)
  const query = useInfiniteQuery(sleepHistoryQuery(list.filter))
  const { kind = 'week', day } = usePeriod()
  const period = useQuery(sleepPeriodQuery(kind, day))
  const isBelow = !useColumns()
  const { data } = query
  const entries = withoutListed(useWaiting('sleep'), data?.entries)
  // Where the list is below the period, it waits for it, so that nothing moves it.
  if (query.isPending || (isBelow && period.isPending)) return <SleepEntriesSkeleton />
  const waiting = <WaitingRecords nameOf={sleepEntrySummary} entries={entries} onEdit={onEditWaiting} />
  if (data === undefined) {
    return (
      <>
        {waiting}
        <ErrorCard message={t('records.failed')} query={query} />
      </>
    )
  }
  if (data.entries.length === 0 && !list.isFiltered && !query.isPlaceholderData) {
    if (entries.length > 0) return waiting
    return (
      <EmptyCard
        service="sleep"
        action={
          <Button icon={<Plus size={20} aria-hidden />} onClick={onAdd}>
            {t('form.submitAdd')}
          </Button>
        }
      >
        {t('records.empty')}
      </EmptyCard>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="min-w-0">
        <PeriodCard />
      </div>
      <section className="min-w-0">
        <ListHeader
          title={t('records.title')}
          query={query}
          refresh={{ label: t('records.refresh'), failed: t('records.refreshFailed') }}
          fetchFile={() => sleepApi.export.$get()}
          fileName={() => t('export.file', { day: isoDay(Date.now()) })}
        />
        {waiting}
        <RecordHistory
          service="sleep"
          query={query}
          list={list}
          texts={t.sentences.records}
          filters={
            <ListFilters
              {...listedIn(query)}
              list={list}
              search={{ label: t('records.search'), help: t('records.searchHelp') }}
              choice={{ label: t('records.kind'), allLabel: t('records.allKinds'), options: kindOptions }}
            />
          }
          empty={null}
          dateOf={({ sleepEnd }) => sleepEnd}
          row={(entry) => <SleepEntryRow entry={entry} />}
        />
      </section>
    </div>
  )
}

function SleepEntriesSkeleton() {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <Card>
        <Loading label={t('records.loading')}>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-2 h-8 w-28" />
          <Skeleton className="mt-5 h-64 w-full rounded-control md:h-80" />
        </Loading>
      </Card>
      <SkeletonList rows={4} />
    </div>
  )
}
