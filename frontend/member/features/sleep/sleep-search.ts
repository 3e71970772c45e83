import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'
import { readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface SleepSearch extends RecordFormSearch, PeriodSearch {
  /** Set while the tips tab is open. */
  aba?: 'dicas'
  /** Lists only the entries of this year. */
  ano?: number
  /** Lists only nights, or only naps; named by `kindParameter`. */
  tipo?: string
}

export function sleepSearch(search: Record<string, unknown>): SleepSearch {
  const year = readYear(search.ano)
  const kind = readText(search.tipo)
  return {
    ...(search.aba === 'dicas' && { aba: search.aba }),
    ...(year && { ano: year }),
    ...(kind && { tipo: kind }),
    ...periodSearch(search),
    ...recordFormSearch(search),
  }
}
