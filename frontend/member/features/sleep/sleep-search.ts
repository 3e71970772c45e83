import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'
import { yearInAddress } from '#member/shared/lib/records/year-in-address.ts'

const kinds = { noite: 'night', cochilo: 'nap' } as const

export interface SleepSearch extends RecordFormSearch, PeriodSearch {
  /** The tips tab is open. */
  aba?: 'dicas'
  /** Lists only the entries of this year. */
  ano?: number
  /** Lists only nights, or only naps. */
  tipo?: keyof typeof kinds
}

export function sleepSearch(search: Record<string, unknown>): SleepSearch {
  const { aba, tipo } = search
  const year = yearInAddress(search.ano)
  return {
    ...(aba === 'dicas' && { aba }),
    ...(year && { ano: year }),
    ...((tipo === 'noite' || tipo === 'cochilo') && { tipo }),
    ...periodSearch(search),
    ...recordFormSearch(search),
  }
}

/** The filter of the list that the address names. */
export function listFilterOf({ ano, tipo }: SleepSearch) {
  return { year: ano, kind: tipo && kinds[tipo] }
}
