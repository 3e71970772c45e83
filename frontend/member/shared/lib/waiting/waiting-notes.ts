import type { Consultation } from '#contract/consultations.ts'
import { answer, consultationsApi } from '#shared/lib/api/clients.ts'
import { currentIn, ifMatch } from '#shared/lib/api/versions.ts'

/** What an entry holds of its consultation: its name, and the version and notes that its form was opened with. */
export type NotedConsultation = Pick<
  Consultation,
  'id' | 'version' | 'notes' | 'date' | 'specialty' | 'doctorName'
>

interface WrittenNotes {
  consultation: NotedConsultation
  notes: string
}

/**
 * Replaces the notes of a consultation. Throws `stale_version` if somebody has changed them since the form was opened, to
 * something else; another change of the consultation does not matter.
 */
export async function patchNotes(
  { consultation, notes }: WrittenNotes,
  options: { headers: Record<string, string> },
): Promise<Consultation> {
  const { id, version } = consultation
  const headers = { ...options.headers, ...ifMatch(version).headers }
  try {
    return await answer(consultationsApi[':id'].$patch({ param: { id }, json: { notes } }, { headers }))
  } catch (error) {
    const current = currentIn<Consultation>(error)
    if (!current) throw error
    if ((current.notes ?? '') === notes) return current
    if ((current.notes ?? '') !== (consultation.notes ?? '')) throw error
    return patchNotes({ consultation: current, notes }, options)
  }
}
