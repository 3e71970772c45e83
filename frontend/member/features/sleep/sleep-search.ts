import { type RecordFormSearch, recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'

export interface SleepSearch extends RecordFormSearch {
  /** The tips tab is open. */
  aba?: 'dicas'
}

export function sleepSearch(search: Record<string, unknown>): SleepSearch {
  return { ...(search.aba === 'dicas' && { aba: 'dicas' }), ...recordFormSearch(search) }
}
