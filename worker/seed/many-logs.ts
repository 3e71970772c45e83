import { DAY } from '#domain/duration.ts'
import { COMPANY_ID } from './company.ts'
import { chance, idOf, type ManyTable, pick, type Timeline } from './many-timeline.ts'

/** One in this many e-mails failed permanently. */
const MAILS_PER_FAILURE = 2000
const FAILURES_MAX = 5000

/** An audit entry and an e-mail for each decision, an access entry for every fifth member, and error entries. */
export function manyLogs({ decidedAt, members, statusOf, today }: Timeline): ManyTable[] {
  const failures = Math.min(FAILURES_MAX, Math.ceil(members / 20))
  return [
    {
      table: 'audit_log',
      columns: 'id company_id at actor_id action subject_id client_ip request_id detail'.split(' '),
      rows(index) {
        const decided = decidedAt(index)
        if (decided === null) return []
        const id = idOf(index)
        const action = `registration.${statusOf(index)}`
        return [
          [`${id}-l`, COMPANY_ID, decided, 'demo-admin', action, id, '203.0.113.24', `seed-${id}`, null],
        ]
      },
    },
    {
      table: 'access_log',
      columns:
        'id company_id at actor_id subject_id scope record_id reason reason_text client_ip request_id'.split(
          ' ',
        ),
      rows(index) {
        if (statusOf(index) !== 'approved' || index % 5 !== 0) return []
        const id = idOf(index)
        const at = today - Math.floor(chance(index, 100) * 700 * DAY)
        const scope = pick(['policy_file', 'policies', 'consultations', 'sleep'], index, 101)
        const reason = scope.startsWith('polic') ? 'policy_review' : 'member_request'
        return [
          [
            `${id}-o`,
            COMPANY_ID,
            at,
            'demo-admin',
            id,
            scope,
            null,
            reason,
            null,
            '203.0.113.24',
            `seed-open-${id}`,
          ],
        ]
      },
    },
    {
      table: 'events',
      columns:
        'id company_id user_id kind parameters notify_at shown mail_status mail_attempts mail_due_at mail_sent_at mail_error'.split(
          ' ',
        ),
      rows(index) {
        const at = decidedAt(index)
        if (at === null) return []
        const failed = index % MAILS_PER_FAILURE === 7
        const kind = `registration_${statusOf(index)}`
        const sent = failed ? ['failed', 12, at, null, 'Error'] : ['sent', 1, at, at + 4000, null]
        return [[`${idOf(index)}-m`, COMPANY_ID, idOf(index), kind, '{}', at, 0, ...sent]]
      },
    },
    {
      table: 'error_log',
      columns: 'id at source place status code kind request_id'.split(' '),
      rows(index) {
        if (index >= failures) return []
        const at = today - Math.floor(chance(index, 110) * 85 * DAY)
        const of =
          index % 4 === 0
            ? ['schedule', 'deliverMails', null, 'unexpected', 'TypeError', null]
            : ['request', 'GET /api/consultations', 503, 'unavailable', 'Error', `seed-fault-${index}`]
        return [[`seed-fault-${index}`, at, ...of]]
      },
    },
  ]
}
