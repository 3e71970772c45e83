import type { ReactNode } from 'react'
import { recordsTexts as t } from '#member/shared/lib/records/records-texts.ts'
import type { ListFilterState } from '#member/shared/lib/records/use-list-filter.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import type { Option } from '#shared/ui/forms/select-field.tsx'
import { FilterSelect } from './filter-select.tsx'
import { SearchField } from './search-field.tsx'

interface ListFiltersProps<Choice extends string> {
  /** From `useListFilter`. */
  list: ListFilterState<Choice>
  search: { label: string; help: string }
  choice: { label: string; allLabel: string; options: readonly Option<Choice>[] }
  /** Day or instant of the oldest record; today without one. */
  first: string | undefined
  /** Day or instant of the latest record, if it may be in the future. */
  last?: string | undefined
  /** Beside the filters. */
  children?: ReactNode
}

/** Search, year and choice of a list. */
export function ListFilters<Choice extends string>({
  list: { filter, setYear, setChoice },
  search,
  choice,
  first,
  last,
  children,
}: ListFiltersProps<Choice>) {
  const now = new Date().toISOString()
  const years = yearsBetween(first ?? now, last !== undefined && last > now ? last : now)
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-3 gap-y-2">
      <SearchField {...search} />
      <FilterSelect
        label={t('year')}
        allLabel={t('allYears')}
        options={years.map((year) => ({ value: year, label: year }))}
        value={filter.year === undefined ? undefined : `${filter.year}`}
        onChange={(year) => setYear(year === undefined ? undefined : Number(year))}
      />
      <FilterSelect {...choice} value={filter.choice} onChange={setChoice} />
      {children}
    </div>
  )
}
