import { getRouteApi } from '@tanstack/react-router'
import { doseOutcomes } from '#contract/medications.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { FilterSelect } from '#member/shared/ui/records/filter-select.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import type { HistoryFilter } from '../medications-query.ts'
import { medicationsTexts as t } from '../medications-texts.ts'

const route = getRouteApi('/_app/app/medications/$medicationId')

/** Filter of the history in the address and the history entry. */
export function useHistoryFilter() {
  const { ano: year, doses } = route.useSearch()
  const { search } = useListSearch()
  const filter: HistoryFilter = { search, year, outcome: doseOutcomes.find((outcome) => outcome === doses) }
  return { filter, isFiltered: Boolean(search || filter.year || filter.outcome) }
}

export function HistoryFilters({ startsOn }: { startsOn: string }) {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { filter } = useHistoryFilter()
  const show = (next: typeof address) =>
    void navigate({ search: next, state: true, replace: true, resetScroll: false })
  return (
    <div className="mb-3 flex flex-wrap items-start gap-3">
      <SearchField label={t('history.search')} help={t('history.searchHelp')} />
      <FilterSelect
        label={t('history.year')}
        allLabel={t('history.allYears')}
        options={yearsBetween(startsOn, new Date().toISOString()).map((year) => ({
          value: year,
          label: year,
        }))}
        value={filter.year === undefined ? undefined : `${filter.year}`}
        onChange={(year) => {
          const { ano: _ano, ...rest } = address
          show({ ...rest, ...(year && { ano: Number(year) }) })
        }}
      />
      <FilterSelect
        label={t('history.outcome')}
        allLabel={t('history.all')}
        options={doseOutcomes.map((outcome) => ({ value: outcome, label: t(`adherence.table.${outcome}`) }))}
        value={filter.outcome}
        onChange={(outcome) => {
          const { doses: _doses, ...rest } = address
          show({ ...rest, ...(outcome && { doses: outcome }) })
        }}
      />
    </div>
  )
}
