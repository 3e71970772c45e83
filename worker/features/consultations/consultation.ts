import type { Consultation, LinkedExam } from '#contract/consultations.ts'
import type { consultations } from '#database/schema/consultations.ts'

/** The consultation as its owner sees it. */
export function toConsultation(
  row: Omit<
    typeof consultations.$inferSelect,
    'ownerId' | 'createdAt' | 'remindAt' | 'remindedAt' | 'examIds' | 'searchText'
  > & { exams: LinkedExam[] },
): Consultation {
  return {
    id: row.id,
    date: row.date.toISOString(),
    timeZone: row.timeZone,
    type: row.type,
    doctorName: row.doctorName,
    specialty: row.specialty,
    notes: row.notes,
    placeName: row.placeName,
    address: row.address,
    phone: row.phone,
    bring: row.bring ?? [],
    exams: row.exams.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    status: row.status,
    version: row.version,
  }
}
