import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consultationTypes } from '#contract/consultations.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { FilterSelect } from '#member/shared/ui/records/filter-select.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import { messageFor } from '#shared/lib/api/errors.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { consultationTypeNames } from '#texts/labels.ts'
import { type ConsultationFilter, filteredQuery } from '../consultations-query.ts'
import { type ConsultationsSearch, groupIn, typeIn, typeParameter } from '../consultations-search.ts'
import { consultationsTexts as t } from '../consultations-texts.ts'
import type { Group } from '../group-consultations.ts'
import { ConsultationRows } from './consultation-rows.tsx'

const route = getRouteApi('/_app/app/consultations/')
const typeOptions = consultationTypes.map((value) => ({ value, label: consultationTypeNames[value] }))

interface FilteredListProps {
  group: Group
  /** Whether the tab has no consultation at all. */
  isEmpty: boolean
  /** The date of the oldest consultation of all. */
  first: string | undefined
  /** The date of the latest consultation of all. */
  last: string | undefined
  /** Shown without search and filters. */
  unfiltered: ReactNode
}

/** The list of a past tab, with its search and filters. */
export function FilteredList({ group, isEmpty, first, last, unfiltered }: FilteredListProps) {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { search } = useListSearch()
  const type = typeIn(address)
  const { ano: year } = address
  // The content of a tab stays mounted when another one is shown.
  const isFiltered = groupIn(address) === group && Boolean(search || type || year)

  function filter(change: Pick<ConsultationsSearch, 'ano' | 'tipo'>) {
    void navigate({
      search: (present) => ({ ...present, ...change }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  }

  if (isEmpty && !isFiltered) return unfiltered
  const now = new Date().toISOString()
  const years = yearsBetween(first ?? now, last !== undefined && last > now ? last : now)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start gap-x-3 gap-y-3">
        <SearchField label={t('history.search')} help={t('history.searchHelp')} />
        <FilterSelect
          label={t('history.type')}
          allLabel={t('history.allTypes')}
          options={typeOptions}
          value={type}
          onChange={(next) => filter(typeParameter(next))}
        />
        <FilterSelect
          label={t('history.year')}
          allLabel={t('history.allYears')}
          options={years.map((value) => ({ value, label: value }))}
          value={year ? `${year}` : undefined}
          onChange={(next) => filter({ ano: next === undefined ? undefined : Number(next) })}
        />
      </div>
      {isFiltered ? (
        <Matches
          filter={{ group, search, year, type }}
          onClear={() =>
            void navigate({
              search: ({ aba }) => (aba ? { aba } : {}),
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : (
        unfiltered
      )}
    </>
  )
}

function Matches({ filter, onClear }: { filter: ConsultationFilter; onClear: () => void }) {
  const query = useInfiniteQuery(filteredQuery(filter))
  if (query.isPending) return <SkeletonList />
  if (!query.data) {
    return (
      <Card>
        <ErrorState
          message={t('loadFailed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  const consultations = query.data.pages.flatMap((page) => page.consultations)
  return (
    <>
      <div role="status">
        {consultations.length === 0 && !query.isPlaceholderData && (
          <Card>
            <EmptyState
              service="consultations"
              action={
                <Button variant="tint" onClick={onClear}>
                  {t('history.clear')}
                </Button>
              }
            >
              {t('history.none')}
            </EmptyState>
          </Card>
        )}
      </div>
      <ConsultationRows
        label={t(`tabs.${filter.group}`)}
        consultations={consultations}
        busy={query.isPlaceholderData}
      />
      {query.hasNextPage && (
        <ShowMore
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? messageFor(query.error, t('history.moreFailed')) : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}
