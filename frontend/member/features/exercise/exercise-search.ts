import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'
import { type PeriodSearch, periodSearch } from '#member/shared/lib/periods/period-search.ts'
import { readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface ExerciseSearch extends RecordFormSearch, PeriodSearch {
  /** Lists only activities of this kind; named by `kindParameter`. */
  tipo?: string
  /** Lists only the activities of this year. */
  ano?: number
}

export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const kind = readText(search.tipo)
  const year = readYear(search.ano)
  return {
    ...(kind && { tipo: kind }),
    ...(year && { ano: year }),
    ...periodSearch(search),
    ...recordFormSearch(search),
  }
}
