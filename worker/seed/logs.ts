import type { policies } from '#database/schema/insurance.ts'
import type { accessLog } from '#database/schema/logs.ts'
import type { auditLog, events } from '#database/schema/operations.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { COMPANY_ID } from './company.ts'
import { MEMBER_WITH_HISTORY, type SeedUser } from './users.ts'

type AuditRow = typeof auditLog.$inferInsert
type SeedPolicy = typeof policies.$inferInsert

const company = { companyId: COMPANY_ID, clientIp: '203.0.113.24' }

/** The audit entries that follow from the status of each account. */
export function demoAudit(users: SeedUser[]): AuditRow[] {
  return users.flatMap((user) => {
    const { id, createdAt, emailConfirmedAt, decidedAt, decidedBy, blockedAt, status } = user
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

/** The audit entries that follow from the state of each policy. */
export function policyAudit(policies: SeedPolicy[]): AuditRow[] {
  return policies.flatMap(({ id, ownerId, uploadedAt, decidedAt, decidedBy, status }) => {
    const row = (action: `policy.${'announced' | 'approved' | 'rejected'}`, at: Date, actorId: string) => ({
      ...company,
      id: `demo-audit-${action}-${id}`,
      at,
      actorId,
      action,
      subjectId: id,
      requestId: `demo-${id}`,
    })
    return [
      row('policy.announced', uploadedAt, ownerId),
      ...(decidedAt && decidedBy && status !== 'pending'
        ? [row(`policy.${status}`, decidedAt, decidedBy)]
        : []),
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
    { ...row('policies', 3 * HOUR, MEMBER_WITH_HISTORY), reason: 'policy_review', reasonText: null },
    {
      ...row('consultations', 2 * DAY, MEMBER_WITH_HISTORY),
      reason: 'member_request',
      reasonText: 'Atendimento 20418: remarcação de consulta.',
    },
    { ...row('anamnesis', 6 * DAY, 'demo-joao'), reason: 'complaint', reasonText: 'Ouvidoria 311.' },
  ]
}

/** The e-mails about approvals. One failed permanently after twelve attempts. */
export function demoMails(users: SeedUser[]): (typeof events.$inferInsert)[] {
  return users
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
