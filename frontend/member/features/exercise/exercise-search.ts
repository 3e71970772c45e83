export interface ExerciseSearch {
  /**
   * Lists only activities of this kind. Checked by `kindFromSearch`: importing the contract's list here would add it
   * to the first load.
   */
  tipo?: string | undefined
  /** The form for a new activity is open. */
  registrar?: 1
  /** The id of the activity whose form is open. */
  editar?: string
}

const nonEmptyText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const kind = nonEmptyText(search.tipo)
  const edited = nonEmptyText(search.editar)
  const filter: ExerciseSearch = kind ? { tipo: kind } : {}
  if (Number(search.registrar) === 1) return { ...filter, registrar: 1 }
  return edited ? { ...filter, editar: edited } : filter
}
