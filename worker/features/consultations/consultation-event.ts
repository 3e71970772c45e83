import type { EventKind } from '#contract/notifications.ts'

interface ConsultationFacts {
  id: string
  date: Date
  timeZone: string
  specialty: string | null
  doctorName: string | null
}

type ConsultationEventKind = Extract<EventKind, `consultation_${string}`>

export function consultationEvent(
  kind: ConsultationEventKind,
  { id, date, timeZone, specialty, doctorName }: ConsultationFacts,
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
    },
    subjectId: id,
    at,
  }
}
