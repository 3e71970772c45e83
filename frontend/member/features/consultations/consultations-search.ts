import { readSearch, readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface ConsultationsSearch {
  /** Set while the form for a new consultation is open. */
  agendar?: 1
  /** The tab; undefined for the upcoming consultations. */
  aba?: string | undefined
  /** The year that the list of a past tab shows. */
  ano?: number
  /** The type that the list of a past tab shows; named by `typeParameter`. */
  tipo?: string
  /** The id of the consultation whose form is open; redirects to its page. */
  editar?: string
}

export const consultationsSearch = (search: Record<string, unknown>): ConsultationsSearch =>
  readSearch(search, {
    agendar: (schedule) => (Number(schedule) === 1 ? (1 as const) : undefined),
    aba: readText,
    ano: readYear,
    tipo: readText,
    editar: readText,
  })

export interface ConsultationSearch {
  /** Set while the form is open. */
  editar?: 1
  /** Set while the form with nothing but the notes is open. */
  anotar?: 1
  /** The order of the waiting notes whose form is open. */
  espera?: number
}

export function consultationSearch({
  editar: edit,
  anotar: note,
  espera: waiting,
}: Record<string, unknown>): ConsultationSearch {
  if (Number(edit) === 1) return { editar: 1 }
  if (Number(note) === 1) return { anotar: 1 }
  return Number.isInteger(waiting) ? { espera: Number(waiting) } : {}
}
