import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ListChoice, type ListFilter, readListFilter, UNFILTERED } from './list-filter.ts'
import { useListSearch } from './use-list-search.ts'

/** A list's filter, and how to change it. */
export interface ListFilterState<Choice extends string> {
  filter: ListFilter<Choice>
  isFiltered: boolean
  setYear: (year: number | undefined) => void
  setChoice: (choice: Choice | undefined) => void
  clear: () => void
}

/** The filter of the page's list: year and choice in the URL, the search text through the history entry. */
export function useListFilter<Choice extends string>(choices: ListChoice<Choice>): ListFilterState<Choice> {
  const { parameter, names } = choices
  const navigate = useNavigate()
  const { search } = useListSearch()
  const filter = readListFilter(choices, useSearch({ strict: false }), search)

  /** @param keepsSearch whether to keep the search text */
  function show({ year, choice }: Pick<ListFilter<Choice>, 'year' | 'choice'>, keepsSearch: boolean) {
    void navigate({
      to: '.',
      search: ({ ano: _year, [parameter]: _choice, ...rest }) => ({
        ...rest,
        ...(year !== undefined && { ano: year }),
        ...(choice && { [parameter]: names[choice] }),
      }),
      state: keepsSearch || (({ listSearch: _text, ...rest }) => rest),
      replace: true,
      resetScroll: false,
    })
  }
  return {
    filter,
    isFiltered: search !== '' || filter.year !== undefined || filter.choice !== undefined,
    setYear: (year) => show({ ...filter, year }, true),
    setChoice: (choice) => show({ ...filter, choice }, true),
    clear: () => show(UNFILTERED, false),
  }
}
