import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'
import { readSearch, readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface SleepSearch extends RecordFormSearch, PeriodSearch {
  /** Set while the tips tab is open. */
  aba?: 'dicas'
  /** Lists only the entries of this year. */
  ano?: number
  /** Lists only nights, or only naps; named by `kindParameter`. */
  tipo?: string
}

export const sleepSearch = (search: Record<string, unknown>): SleepSearch => ({
  ...readSearch(search, {
    aba: (tab) => (tab === 'dicas' ? tab : undefined),
    ano: readYear,
    tipo: readText,
  }),
  ...periodSearch(search),
  ...recordFormSearch(search),
})
