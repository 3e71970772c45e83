import { subjectKind } from '#contract/audit-subjects.ts'
import { HEALTH, shownAction } from '#contract/health-in-logs.ts'
import type { AuditRow, AuditSubject, SubjectKind } from '#contract/logs.ts'
import type { StoredAudit } from './log-rows.ts'

type Known = Omit<AuditSubject, 'kind' | 'owner'> & { owner?: string | null }

function personIn({ subjectId: id, subjectName: name, subjectRole, action }: StoredAudit): Known {
  if (name === null) return { id, name, isGone: true, page: null }
  const isRegistration = action.startsWith('registration.') && subjectRole === 'member'
  return { id, name, isGone: false, page: isRegistration ? 'registration' : 'member' }
}

/** A record found by its id, or one that is gone. */
function recordIn({ subjectId: id, recordName: name, recordOwner: owner, isRecord }: StoredAudit): Known {
  return { id, name, owner, isGone: !isRecord, page: null }
}

/** What the log shows of each kind of subject; `null` if there is none. */
const tellers: Record<SubjectKind, (row: StoredAudit) => Known | null> = {
  person: (row) => (row.subjectId === null ? null : personIn(row)),
  // People can only end their own sessions.
  session: ({ subjectId: id, actorName: owner }) => ({ id, name: null, owner, isGone: false, page: null }),
  policy: (row) => ({ ...recordIn(row), page: row.isListed ? 'policy' : null }),
  configuration: () => ({ id: null, name: null, isGone: false, page: 'configuration' }),
  report: (row) => ({ ...recordIn(row), name: row.recordName ?? row.detail?.kind ?? null }),
  savedText: (row) => ({
    ...recordIn(row),
    name: row.recordName ?? row.detail?.['name.after'] ?? row.detail?.name ?? null,
  }),
  mail: (row) => ({ ...recordIn(row), page: row.isListed ? 'mail' : null }),
  log: ({ detail }) => ({ id: null, name: detail?.log ?? null, isGone: false, page: 'log' }),
}

/** The subject of the entry. For health it is only the member, who is always the actor. */
function subjectIn(row: StoredAudit): AuditSubject | null {
  const action = shownAction(row.action)
  const { actorId: subjectId, actorName: subjectName } = row
  const kind = subjectKind(action)
  const known = tellers[kind](action === HEALTH ? { ...row, subjectId, subjectName } : row)
  return known && { owner: null, ...known, kind }
}

export function toAuditRow(row: StoredAudit): AuditRow {
  const { id, at, actorId, actorName, clientIp, requestId } = row
  const action = shownAction(row.action)
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actorId === null ? null : { id: actorId, fullName: actorName },
    subject: subjectIn(row),
    origin: clientIp,
    requestId,
    detail: action === HEALTH ? null : row.detail,
  }
}
