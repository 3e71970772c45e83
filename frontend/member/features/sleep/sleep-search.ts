export interface SleepSearch {
  /** The tab of the tips is open. */
  aba?: 'dicas'
  /** The form for a new record is open. */
  registrar?: 1
  /** The form of this record is open. */
  editar?: string
}

export function sleepSearch(search: Record<string, unknown>): SleepSearch {
  const tab: SleepSearch = search.aba === 'dicas' ? { aba: 'dicas' } : {}
  if (Number(search.registrar) === 1) return { ...tab, registrar: 1 }
  if (typeof search.editar === 'string' && search.editar !== '') return { ...tab, editar: search.editar }
  return tab
}
