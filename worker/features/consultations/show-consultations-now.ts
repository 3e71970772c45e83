import { NOW_LIST_MAX } from '#contract/now.ts'
import { endOfConsultation } from '#domain/consultation-rules.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { firstConsultationOf, nextToEndOf, unclosedConsultationsOf } from './consultations.queries.ts'

/** The consultations that await an outcome because their time is over, and when the next one is over. */
export async function showConsultationsNow({ clock, db, member, read }: MemberWork) {
  const now = clock.now()
  const { past, next, first } = await read({
    past: unclosedConsultationsOf(db, member.id, now, NOW_LIST_MAX),
    next: nextToEndOf(db, member.id, now),
    first: firstConsultationOf(db, member.id),
  })
  return {
    pastConsultations: past.map(toConsultation),
    hasRecords: first.length > 0,
    nextAt: next[0] ? endOfConsultation(next[0].date).toISOString() : null,
  }
}
