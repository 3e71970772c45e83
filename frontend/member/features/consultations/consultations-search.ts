export interface ConsultationsSearch {
  /** The form for a new consultation is open. */
  agendar?: 1
}

export function consultationsSearch(search: Record<string, unknown>): ConsultationsSearch {
  return Number(search.agendar) === 1 ? { agendar: 1 } : {}
}
