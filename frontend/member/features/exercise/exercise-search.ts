export interface ExerciseSearch {
  /** Only activities of this kind. Checked where it is used: the contract's list would weigh on the first load. */
  tipo?: string | undefined
  /** The form for a new activity is open. */
  registrar?: 1
  /** The form of this activity is open. */
  editar?: string
}

const named = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const kind = named(search.tipo)
  const edited = named(search.editar)
  const filter: ExerciseSearch = kind ? { tipo: kind } : {}
  if (Number(search.registrar) === 1) return { ...filter, registrar: 1 }
  return edited ? { ...filter, editar: edited } : filter
}
