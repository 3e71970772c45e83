import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { SleepEntry } from '#contract/sleep.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { RecordList } from '#member/shared/ui/record-list.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { sleepApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { DeleteSleepEntry } from './delete-sleep-entry.tsx'
import { SleepEntryCard } from './sleep-entry-card.tsx'
import { sleepTexts as t } from './sleep-texts.ts'
import { WeekCard } from './week/week-card.tsx'

interface SleepEntriesProps {
  query: UseInfiniteQueryResult<SleepEntry[]>
  onAdd: () => void
  onEdit: (entry: SleepEntry) => void
}

export function SleepEntries({ query, onAdd, onEdit }: SleepEntriesProps) {
  const {
    data: entries,
    isPending,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
  } = query

  if (isPending) return <SleepEntriesSkeleton />
  if (entries === undefined) {
    return (
      <Card>
        <ErrorState
          message={t('records.failed')}
          retrying={isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState
          service="sleep"
          action={
            <Button icon={<Plus size={20} aria-hidden />} onClick={onAdd}>
              {t('records.emptyAction')}
            </Button>
          }
        >
          {t('records.empty')}
        </EmptyState>
      </Card>
    )
  }
  const loadMore = () => void query.fetchNextPage()
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="lg:sticky lg:top-6">
        <WeekCard
          entries={entries}
          older={{
            exist: hasNextPage,
            failed: isFetchNextPageError,
            loading: isFetchingNextPage,
            load: loadMore,
          }}
        />
      </div>
      <section className="min-w-0">
        <ListHeader query={query} />
        <RecordList
          label={t('records.list')}
          records={entries}
          card={(entry, onDelete) => (
            <SleepEntryCard entry={entry} onEdit={() => onEdit(entry)} onDelete={onDelete} />
          )}
          deleteDialog={(entry, dialog) => <DeleteSleepEntry entry={entry} {...dialog} />}
        />
        {hasNextPage && (
          <ShowMore
            loading={isFetchingNextPage}
            error={isFetchNextPageError ? t('records.moreFailed') : undefined}
            onMore={loadMore}
          />
        )}
      </section>
    </div>
  )
}

function ListHeader({ query }: Pick<SleepEntriesProps, 'query'>) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-1">
      <h2 className="flex-1 text-18 wrap-break-word font-semibold tracking-tight">{t('records.title')}</h2>
      <ExportCsvButton
        fetchFile={() => sleepApi.export.$get()}
        fileName={() => t('export.file', { day: isoDay(Date.now()) })}
      />
      <RefreshButton query={query} label={t('records.refresh')} failed={t('records.refreshFailed')} />
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
