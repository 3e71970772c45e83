import {
  HEALTH_RECORDS_MAX,
  type HealthAccess,
  type HealthScope,
  type OpenedHealth,
  SLEEP_SUMMARY_DAYS,
} from '#contract/members.ts'
import { recordAccess } from '#database/access.ts'
import { after, DAY } from '#domain/duration.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import {
  anamnesesOf,
  consultationsOf,
  dosesBetween,
  examsOf,
  exercisesSince,
  healthProfileOf,
  medicationsOf,
  plansSince,
  policiesOf,
  sleepSince,
} from './health.queries.ts'
import {
  adherenceSpan,
  exerciseSpan,
  summariseExams,
  summariseExercise,
  summariseHealthProfile,
  summariseMedications,
} from './health-counts.ts'
import {
  summariseAnamneses,
  summariseSleep,
  toConsultationSummary,
  toPolicySummary,
} from './health-summary.ts'
import { memberOf } from './members.queries.ts'

/**
 * Opens parts of a member's health data, each with a row in the access log. Rows and reads share one
 * transaction, so that nothing is read that cannot be logged.
 */
export async function openHealth(
  work: MemberWork,
  id: string,
  { scopes, reason, text }: HealthAccess,
): Promise<OpenedHealth> {
  const { caller, clock, db, member, write } = work
  const present = await readOne(work, memberOf(db, member.id, id))
  const at = clock.now()
  const asked = (scope: HealthScope) => scopes.includes(scope)
  const entries = scopes.map((scope) => ({
    companyId: present.companyId,
    at,
    actorId: member.id,
    subjectId: id,
    scope,
    reason,
    reasonText: text,
    clientIp: caller.clientIp,
    requestId: caller.requestId,
  }))
  const active = exerciseSpan(caller.timeZone, at)
  const due = adherenceSpan(caller.timeZone, at)
  const opened = await write({
    access: recordAccess(db, entries),
    consultations: consultationsOf(db, id, asked('consultations')),
    policies: policiesOf(db, id, asked('policies')),
    nights: sleepSince(db, id, asked('sleep'), after(at, -SLEEP_SUMMARY_DAYS * DAY)),
    forms: anamnesesOf(db, id, asked('anamnesis')),
    activities: exercisesSince(db, id, asked('exercise'), ...active),
    medications: medicationsOf(db, id, asked('medications')),
    plans: plansSince(db, id, asked('medications'), due[0]),
    doses: dosesBetween(db, id, asked('medications'), ...due),
    exams: examsOf(db, id, asked('exams')),
    profile: healthProfileOf(db, id, asked('health_profile')),
  })
  return {
    openedAt: at.toISOString(),
    ...(asked('consultations') && { consultations: toList(opened.consultations, toConsultationSummary) }),
    ...(asked('policies') && { policies: toList(opened.policies, toPolicySummary) }),
    ...(asked('sleep') && { sleep: summariseSleep(opened.nights, caller.timeZone) }),
    ...(asked('anamnesis') && { anamnesis: summariseAnamneses(opened.forms) }),
    ...(asked('health_profile') && { health_profile: summariseHealthProfile(opened.profile[0]) }),
    ...(asked('exercise') && { exercise: summariseExercise(opened.activities, caller.timeZone) }),
    ...(asked('medications') && { medications: summariseMedications(opened, due, at) }),
    ...(asked('exams') && { exams: summariseExams(opened.exams[0]) }),
  }
}

function toList<Row, T>(rows: Row[], show: (row: Row) => T): { items: T[]; more: boolean } {
  return { items: rows.slice(0, HEALTH_RECORDS_MAX).map(show), more: rows.length > HEALTH_RECORDS_MAX }
}
