import type { accessLog } from '#database/schema/logs.ts'
import type { auditLog, events } from '#database/schema/operations.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { COMPANY_ID } from './company.ts'
import type { Person } from './people.ts'

type AuditRow = typeof auditLog.$inferInsert

const company = { companyId: COMPANY_ID, clientIp: '203.0.113.24' }

/** What the seeded accounts' states say must have happened. */
export function demoAudit(people: Person[]): AuditRow[] {
  return people.flatMap((person) => {
    const { id, createdAt, emailConfirmedAt, decidedAt, decidedBy, blockedAt, status } = person
    const row = (
      action: AuditRow['action'],
      at: Date,
      actorId: string,
      detail?: Record<string, string>,
    ): AuditRow => ({
      ...company,
      id: `demo-audit-${action}-${id}`,
      at,
      actorId,
      action,
      subjectId: id,
      requestId: `demo-${id}`,
      detail: detail ?? null,
    })
    return [
      row('account.registered', createdAt, id),
      ...(emailConfirmedAt ? [row('account.email_confirmed', emailConfirmedAt, id)] : []),
      ...(decidedAt && decidedBy
        ? [
            row(
              status === 'rejected' ? 'registration.rejected' : 'registration.approved',
              decidedAt,
              decidedBy,
            ),
          ]
        : []),
      ...(blockedAt ? [row('member.blocked', blockedAt, 'demo-admin', { reason: 'contract_ended' })] : []),
    ]
  })
}

export function demoAccesses(now: Date): (typeof accessLog.$inferInsert)[] {
  const row = (scope: 'consultations' | 'policies' | 'anamnesis', ago: number, subjectId: string) => ({
    ...company,
    id: `demo-access-${scope}`,
    at: after(now, -ago),
    actorId: 'demo-admin',
    subjectId,
    scope,
    requestId: `demo-access-${scope}`,
  })
  return [
    { ...row('policies', 3 * HOUR, 'demo-maria'), reason: 'policy_review', reasonText: null },
    {
      ...row('consultations', 2 * DAY, 'demo-maria'),
      reason: 'member_request',
      reasonText: 'Atendimento 20418: remarcação de consulta.',
    },
    { ...row('anamnesis', 6 * DAY, 'demo-joao'), reason: 'complaint', reasonText: 'Ouvidoria 311.' },
  ]
}

/** The approvals' e-mails, one of which a mail server refused until it was given up. */
export function demoMails(people: Person[]): (typeof events.$inferInsert)[] {
  return people
    .filter(({ status, decidedAt }) => status === 'approved' && decidedAt)
    .map(({ id, decidedAt, createdAt }) => {
      const at = decidedAt ?? createdAt
      const failed = id === 'demo-membro-9'
      return {
        id: `demo-mail-${id}`,
        companyId: COMPANY_ID,
        userId: id,
        kind: 'registration_approved',
        parameters: {},
        notifyAt: at,
        shown: false,
        mailStatus: failed ? 'failed' : 'sent',
        mailAttempts: failed ? 12 : 1,
        mailDueAt: at,
        mailSentAt: failed ? null : after(at, 4_000),
        mailError: failed ? 'E_RECIPIENT_SUPPRESSED' : null,
      }
    })
}
