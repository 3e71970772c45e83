import { getRouteApi } from '@tanstack/react-router'
import { examFileFilters } from '#contract/exams.ts'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { yearsBetween } from '#member/shared/lib/records/years.ts'
import { FilterSelect } from '#member/shared/ui/records/filter-select.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import { filterOf } from './exams-queries.ts'
import type { ExamsSearch } from './exams-search.ts'
import { examsTexts as t } from './exams-texts.ts'

const route = getRouteApi('/_app/app/exams/')

/** Filter of the list in the address and the history entry, and how to change it. */
export function useExamFilter() {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { search } = useListSearch()
  const filter = filterOf(address, search)
  return {
    filter,
    isFiltered: Boolean(filter.search || filter.year || filter.file),
    setAddress: (next: ExamsSearch) =>
      void navigate({ search: next, state: true, replace: true, resetScroll: false }),
    clear: () => void navigate({ search: {}, state: {}, replace: true, resetScroll: false }),
  }
}

/** @param first day of the member's oldest exam */
export function ExamFilters({ first }: { first: string }) {
  const address = route.useSearch()
  const { filter, setAddress } = useExamFilter()
  return (
    <>
      <SearchField label={t('search.label')} help={t('search.help')} />
      <FilterSelect
        label={t('filter.year')}
        allLabel={t('filter.all')}
        options={yearsBetween(first, new Date().toISOString()).map((year) => ({ value: year, label: year }))}
        value={filter.year === undefined ? undefined : `${filter.year}`}
        onChange={(year) => {
          const { ano: _ano, ...rest } = address
          setAddress({ ...rest, ...(year && { ano: Number(year) }) })
        }}
      />
      <FilterSelect
        label={t('filter.file')}
        allLabel={t('filter.all')}
        options={examFileFilters.map((file) => ({ value: file, label: t(`filter.files.${file}`) }))}
        value={filter.file}
        onChange={(file) => {
          const { arquivo: _arquivo, ...rest } = address
          setAddress({ ...rest, ...(file && { arquivo: file }) })
        }}
      />
    </>
  )
}
