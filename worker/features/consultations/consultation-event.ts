import type { EventKind } from '#contract/notifications.ts'

interface ConsultationFacts {
  id: string
  date: Date
  timeZone: string
  specialty: string | null
  doctorName: string | null
  /** The clinic's telephone number. Only the reminder's e-mail shows it. */
  phone?: string | null | undefined
}

type ConsultationEventKind = Extract<EventKind, `consultation_${string}`>

export function consultationEvent(
  kind: ConsultationEventKind,
  { id, date, timeZone, specialty, doctorName, phone }: ConsultationFacts,
  to: { userId: string; companyId: number },
  at: Date,
) {
  return {
    ...to,
    kind,
    parameters: {
      date: date.toISOString(),
      timeZone,
      ...(specialty && { specialty }),
      ...(doctorName && { doctorName }),
      ...(kind === 'consultation_tomorrow' && phone && { phone }),
    },
    subjectId: id,
    at,
  }
}
