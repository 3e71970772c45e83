import type { EventKind } from '#contract/notifications.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import { consultationTitle } from './consultation.ts'

interface ConsultationRow {
  id: string
  date: Date
  specialty: string | null
  doctorName: string | null
}

type ConsultationEventKind = Extract<EventKind, `consultation_${string}`>

/** What is told of a consultation, in the time zone of whoever hears it. */
export function consultationEvent(
  kind: ConsultationEventKind,
  consultation: ConsultationRow,
  to: { userId: string; companyId: number; timeZone: string },
  at: Date,
) {
  return {
    companyId: to.companyId,
    userId: to.userId,
    kind,
    parameters: {
      title: consultationTitle(consultation),
      time: shortDateTimeIn(to.timeZone, consultation.date),
      date: consultation.date.toISOString(),
    },
    subjectId: consultation.id,
    at,
  }
}
