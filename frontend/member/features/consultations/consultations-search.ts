export interface ConsultationsSearch {
  /** The form for a new consultation is open. */
  agendar?: 1
  /** Id of the consultation whose form is open. */
  editar?: string
}

export function consultationsSearch({
  agendar: schedule,
  editar: edit,
}: Record<string, unknown>): ConsultationsSearch {
  return {
    ...(Number(schedule) === 1 && { agendar: 1 }),
    ...(typeof edit === 'string' && edit && { editar: edit }),
  }
}
