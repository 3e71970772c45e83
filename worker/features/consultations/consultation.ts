import type { Consultation } from '#contract/consultations.ts'
import type { consultations } from '#database/schema/consultations.ts'

/** The consultation as its owner sees it. */
export function toConsultation(
  row: Omit<typeof consultations.$inferSelect, 'ownerId' | 'createdAt' | 'remindedAt'>,
): Consultation {
  return {
    id: row.id,
    date: row.date.toISOString(),
    type: row.type,
    doctorName: row.doctorName,
    specialty: row.specialty,
    notes: row.notes,
    status: row.status,
  }
}

/** "Cardiologia com Dra. Ana Souza", or as much of it as is known. */
export function consultationTitle(visit: { specialty: string | null; doctorName: string | null }): string {
  const subject = visit.specialty ?? 'Consulta'
  return visit.doctorName ? `${subject} com ${visit.doctorName}` : subject
}
