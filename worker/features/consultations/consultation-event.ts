import type { EventKind } from '#contract/notifications.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import { consultationTitle } from './consultation.ts'

interface Visit {
  id: string
  date: Date
  specialty: string | null
  doctorName: string | null
}

type ConsultationEventKind = Extract<EventKind, `consultation_${string}`>

/** What is told of a visit, in the time zone of whoever hears it. */
export function consultationEvent(
  kind: ConsultationEventKind,
  visit: Visit,
  to: { userId: string; companyId: number; timeZone: string },
  at: Date,
) {
  return {
    companyId: to.companyId,
    userId: to.userId,
    kind,
    parameters: {
      title: consultationTitle(visit),
      time: shortDateTimeIn(to.timeZone, visit.date),
      date: visit.date.toISOString(),
    },
    subjectId: visit.id,
    at,
  }
}
