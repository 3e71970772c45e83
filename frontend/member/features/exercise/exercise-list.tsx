import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type Exercise, type ExerciseKind, exerciseKinds } from '#contract/exercise.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { FilterSelect } from '#member/shared/ui/records/filter-select.tsx'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { exerciseApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { exerciseKindNames } from '#texts/labels.ts'
import { exercisesQuery, listFilterOf } from './exercise-queries.ts'
import { ExerciseRow } from './exercise-row.tsx'
import type { ExerciseSearch } from './exercise-search.ts'
import { exerciseTexts as t } from './exercise-texts.ts'

const route = getRouteApi('/_app/app/exercise/')

type Query = UseInfiniteQueryResult<{ exercises: Exercise[]; first: string | undefined }>

export function ExerciseList({ onAdd }: { onAdd: () => void }) {
  const { search } = useListSearch()
  const filter = { search, ...listFilterOf(route.useSearch()) }
  const query = useInfiniteQuery(exercisesQuery(filter))
  const { data } = query
  const isFiltered = search !== '' || filter.year !== undefined || filter.kind !== undefined
  const isEmpty = data?.exercises.length === 0 && !query.isPlaceholderData
  return (
    <section className="min-w-0">
      <ListHeader query={query} />
      {data && (isFiltered || !isEmpty) && <Filters first={data.first} />}
      <div role="status">{isEmpty && isFiltered && <NoMatches />}</div>
      {isEmpty && !isFiltered ? (
        <Card>
          <EmptyState
            service="exercise"
            action={
              <Button icon={<Plus size={20} aria-hidden />} onClick={onAdd}>
                {t('records.emptyAction')}
              </Button>
            }
          >
            {t('records.empty')}
          </EmptyState>
        </Card>
      ) : (
        <ListBody query={query} />
      )}
    </section>
  )
}

function ListBody({ query }: { query: Query }) {
  const { data, isPending, isFetchNextPageError, hasNextPage, isFetchingNextPage } = query
  if (isPending) return <SkeletonList rows={4} />
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
  return (
    <>
      <RecordMonths
        label={t('records.list')}
        records={data.exercises}
        dateOf={({ startedAt }) => startedAt}
        busy={query.isPlaceholderData}
        row={(exercise) => <ExerciseRow exercise={exercise} />}
      />
      {hasNextPage && (
        <ShowMore
          loading={isFetchingNextPage}
          error={isFetchNextPageError ? t('records.moreFailed') : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

function ListHeader({ query }: { query: Query }) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-1">
      <h2 className="flex-1 text-18 wrap-break-word font-semibold tracking-tight">{t('records.title')}</h2>
      <ExportCsvButton
        fetchFile={() => exerciseApi.export.$get()}
        fileName={() => t('file', { day: isoDay(Date.now()) })}
      />
      <RefreshButton query={query} label={t('records.refresh')} failed={t('records.refreshFailed')} />
    </div>
  )
}

function useFilters() {
  const { ano, tipo } = route.useSearch()
  const navigate = route.useNavigate()
  const filter = (next: Pick<ExerciseSearch, 'ano' | 'tipo'>, keepsSearch = true) =>
    void navigate({
      search: ({ ano: _, tipo: __, ...rest }) => ({ ...rest, ...next }),
      ...(keepsSearch && { state: true }),
      replace: true,
      resetScroll: false,
    })
  return { ano, tipo, filter }
}

function Filters({ first }: { first: string | undefined }) {
  const { ano, tipo, filter } = useFilters()
  const now = new Date().toISOString()
  const { kind } = listFilterOf({ ...(tipo && { tipo }) })
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-3 gap-y-2">
      <SearchField label={t('records.search')} help={t('records.searchHelp')} />
      <FilterSelect
        label={t('records.year')}
        allLabel={t('records.allYears')}
        options={yearsBetween(first ?? now, now).map((value) => ({ value, label: value }))}
        value={ano === undefined ? undefined : `${ano}`}
        onChange={(year) => filter({ ...(tipo && { tipo }), ...(year && { ano: Number(year) }) })}
      />
      <FilterSelect<ExerciseKind>
        label={t('records.filter')}
        allLabel={t('records.all')}
        options={exerciseKinds.map((value) => ({ value, label: exerciseKindNames[value] }))}
        value={kind}
        onChange={(chosen) => filter({ ...(ano && { ano }), ...(chosen && { tipo: chosen }) })}
      />
    </div>
  )
}

function NoMatches() {
  const { filter } = useFilters()
  return (
    <Card>
      <EmptyState
        service="exercise"
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
