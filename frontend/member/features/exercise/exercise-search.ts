import { type ExerciseKind, exerciseKinds } from '../../../../worker/contract/exercise.ts'

export interface ExerciseSearch {
  /** Only activities of this kind. */
  tipo?: ExerciseKind
  /** The form for a new activity is open. */
  registrar?: 1
  /** The form of this activity is open. */
  editar?: string
}

export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const kind = exerciseKinds.find((known) => known === search.tipo)
  const filter: ExerciseSearch = kind ? { tipo: kind } : {}
  if (Number(search.registrar) === 1) return { ...filter, registrar: 1 }
  if (typeof search.editar === 'string' && search.editar !== '') return { ...filter, editar: search.editar }
  return filter
}
