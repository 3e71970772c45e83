import { getRouteApi } from '@tanstack/react-router'
import { policyStates } from '#contract/insurance.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { FilterSelect } from '#member/shared/ui/records/filter-select.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import { filterOf } from './insurance-query.ts'
import type { InsuranceSearch } from './insurance-search.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { stateName } from './policy-progress.ts'

const route = getRouteApi('/_app/app/insurance/')

/** Filter of the list in the address and the history entry, and how to change it. */
export function usePolicyFilter() {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { search } = useListSearch()
  const filter = filterOf(address, search)
  return {
    filter,
    isFiltered: Boolean(filter.search || filter.year || filter.state),
    setAddress: (next: InsuranceSearch) =>
      void navigate({ search: next, state: true, replace: true, resetScroll: false }),
    clear: () => void navigate({ search: {}, state: {}, replace: true, resetScroll: false }),
  }
}

/** @param first instant of the member's oldest policy */
export function PolicyFilters({ first }: { first: string }) {
  const address = route.useSearch()
  const { filter, setAddress } = usePolicyFilter()
  const years = yearsBetween(first, new Date().toISOString())
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      <SearchField label={t('filter.search')} help={t('filter.searchHelp')} />
      <FilterSelect
        label={t('filter.year')}
        allLabel={t('filter.allYears')}
        options={years.map((year) => ({ value: year, label: year }))}
        value={filter.year === undefined ? undefined : `${filter.year}`}
        onChange={(year) => {
          const { ano: _ano, ...rest } = address
          setAddress({ ...rest, ...(year && { ano: Number(year) }) })
        }}
      />
      <FilterSelect
        label={t('filter.state')}
        allLabel={t('filter.allStates')}
        options={policyStates.map((state) => ({ value: state, label: stateName(state) }))}
        value={filter.state}
        onChange={(state) => {
          const { situacao: _situacao, ...rest } = address
          setAddress({ ...rest, ...(state && { situacao: state }) })
        }}
      />
    </div>
  )
}
