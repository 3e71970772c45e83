import { textInAddress } from '#member/shared/lib/address/text-in-address.ts'
import { yearInAddress } from '#member/shared/lib/address/year-in-address.ts'
import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'

export interface SleepSearch extends RecordFormSearch, PeriodSearch {
  /** Set while the tips tab is open. */
  aba?: 'dicas'
  /** Lists only the entries of this year. */
  ano?: number
  /** Lists only nights, or only naps; named by `kindParameter`. */
  tipo?: string
}

export function sleepSearch(search: Record<string, unknown>): SleepSearch {
  const year = yearInAddress(search.ano)
  const kind = textInAddress(search.tipo)
  return {
    ...(search.aba === 'dicas' && { aba: search.aba }),
    ...(year && { ano: year }),
    ...(kind && { tipo: kind }),
    ...periodSearch(search),
    ...recordFormSearch(search),
  }
}
