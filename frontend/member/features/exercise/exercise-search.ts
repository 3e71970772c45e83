import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'
import { readSearch, readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface ExerciseSearch extends RecordFormSearch, PeriodSearch {
  /** Lists only activities of this kind; named by `kindParameter`. */
  tipo?: string
  /** Lists only the activities of this year. */
  ano?: number
}

export const exerciseSearch = (search: Record<string, unknown>): ExerciseSearch => ({
  ...readSearch(search, { tipo: readText, ano: readYear }),
  ...periodSearch(search),
  ...recordFormSearch(search),
})
