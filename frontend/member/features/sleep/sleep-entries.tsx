import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type SleepEntry, type SleepKind, sleepKinds } from '#contract/sleep.ts'
import { sleepHistoryQuery } from '#member/shared/lib/health/sleep-query.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { FilterSelect } from '#member/shared/ui/records/filter-select.tsx'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { sleepApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { PeriodCard } from './chart/period-card.tsx'
import { SleepEntryRow } from './sleep-entry-row.tsx'
import { listFilterOf, type SleepSearch } from './sleep-search.ts'
import { sleepTexts as t } from './sleep-texts.ts'

const route = getRouteApi('/_app/app/sleep/')
const addressKinds = { night: 'noite', nap: 'cochilo' } as const

type Query = UseInfiniteQueryResult<{ entries: SleepEntry[]; first: string | undefined }>

export function SleepEntries({ onAdd }: { onAdd: () => void }) {
  const address = route.useSearch()
  const { search } = useListSearch()
  const filter = { search, ...listFilterOf(address) }
  const query = useInfiniteQuery(sleepHistoryQuery(filter))
  const { data } = query
  if (query.isPending) return <SleepEntriesSkeleton />
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          message={t('records.failed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  const isFiltered = search !== '' || filter.year !== undefined || filter.kind !== undefined
  if (data.entries.length === 0 && !isFiltered && !query.isPlaceholderData) {
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
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="min-w-0">
        <PeriodCard />
      </div>
      <section className="min-w-0">
        <ListHeader query={query} />
        <Filters first={data.first} />
        <div role="status">{data.entries.length === 0 && !query.isPlaceholderData && <NoMatches />}</div>
        <RecordMonths
          label={t('records.list')}
          records={data.entries}
          dateOf={({ sleepEnd }) => sleepEnd}
          busy={query.isPlaceholderData}
          row={(entry) => <SleepEntryRow entry={entry} />}
        />
        {query.hasNextPage && (
          <ShowMore
            loading={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? t('records.moreFailed') : undefined}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </section>
    </div>
  )
}

function ListHeader({ query }: { query: Query }) {
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

function useFilters() {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const filter = (next: Pick<SleepSearch, 'ano' | 'tipo'>, keepsSearch = true) =>
    void navigate({
      search: ({ ano: _, tipo: __, ...rest }) => ({ ...rest, ...next }),
      ...(keepsSearch && { state: true }),
      replace: true,
      resetScroll: false,
    })
  return { ano: address.ano, tipo: address.tipo, filter }
}

function Filters({ first }: { first: string | undefined }) {
  const { ano, tipo, filter } = useFilters()
  const years = yearsBetween(first ?? new Date().toISOString(), new Date().toISOString())
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-3 gap-y-2">
      <SearchField label={t('records.search')} help={t('records.searchHelp')} />
      <FilterSelect
        label={t('records.year')}
        allLabel={t('records.allYears')}
        options={years.map((value) => ({ value, label: value }))}
        value={ano === undefined ? undefined : `${ano}`}
        onChange={(year) => filter({ ...(tipo && { tipo }), ...(year && { ano: Number(year) }) })}
      />
      <FilterSelect<SleepKind>
        label={t('records.kind')}
        allLabel={t('records.allKinds')}
        options={sleepKinds.map((value) => ({ value, label: t(`records.kinds.${value}`) }))}
        value={listFilterOf({ ...(tipo && { tipo }) }).kind}
        onChange={(kind) => filter({ ...(ano && { ano }), ...(kind && { tipo: addressKinds[kind] }) })}
      />
    </div>
  )
}

function NoMatches() {
  const { filter } = useFilters()
  return (
    <Card>
      <EmptyState
        service="sleep"
        action={
          <Button variant="tint" onClick={() => filter({}, false)}>
            {t('records.showAll')}
          </Button>
        }
      >
        {t('records.noMatches')}
      </EmptyState>
    </Card>
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
