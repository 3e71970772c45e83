export interface ConsultationsSearch {
  /** The form for a new consultation is open. */
  agendar?: 1
  /** Id of the consultation whose form is open. */
  editar?: string
}

export function consultationsSearch({ agendar, editar }: Record<string, unknown>): ConsultationsSearch {
  return {
    ...(Number(agendar) === 1 && { agendar: 1 }),
    ...(typeof editar === 'string' && editar && { editar }),
  }
}
