import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'

export interface ExerciseSearch extends RecordFormSearch {
  /**
   * Lists only activities of this kind. Checked by `kindFromSearch`: importing the contract's list here would add it
   * to the first load.
   */
  tipo?: string | undefined
}

export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const { tipo: kind } = search
  return { ...(typeof kind === 'string' && kind !== '' && { tipo: kind }), ...recordFormSearch(search) }
}
