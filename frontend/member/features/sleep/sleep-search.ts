export interface SleepSearch {
  /** The tips tab is open. */
  aba?: 'dicas'
  /** The form for a new entry is open. */
  registrar?: 1
  /** The id of the entry whose form is open. */
  editar?: string
}

export function sleepSearch(search: Record<string, unknown>): SleepSearch {
  const tab: SleepSearch = search.aba === 'dicas' ? { aba: 'dicas' } : {}
  if (Number(search.registrar) === 1) return { ...tab, registrar: 1 }
  if (typeof search.editar === 'string' && search.editar !== '') return { ...tab, editar: search.editar }
  return tab
}
