import type { Consultation } from '#contract/consultations.ts'
import type { consultations } from '#database/schema/consultations.ts'

/** The consultation as its owner sees it. */
export function toConsultation(
  row: Omit<typeof consultations.$inferSelect, 'ownerId' | 'createdAt' | 'remindAt' | 'remindedAt'>,
): Consultation {
  return {
    id: row.id,
    date: row.date.toISOString(),
    timeZone: row.timeZone,
    type: row.type,
    doctorName: row.doctorName,
    specialty: row.specialty,
    notes: row.notes,
    status: row.status,
    version: row.version,
  }
}
