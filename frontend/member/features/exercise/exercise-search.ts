import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'
import { yearInAddress } from '#member/shared/lib/records/year-in-address.ts'

export interface ExerciseSearch extends RecordFormSearch, PeriodSearch {
  /**
   * Lists only activities of this kind. Checked by `listFilterOf`: importing the contract's list here would add it
   * to the first load.
   */
  tipo?: string
  /** Lists only the activities of this year. */
  ano?: number
}

export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const { tipo: kind } = search
  const year = yearInAddress(search.ano)
  return {
    ...(typeof kind === 'string' && kind !== '' && { tipo: kind }),
    ...(year && { ano: year }),
    ...periodSearch(search),
    ...recordFormSearch(search),
  }
}
