import { deviceName } from '#contract/devices.ts'
import {
  type HistoryEntry,
  historyActions,
  type MemberDetail,
  type MemberSession,
} from '#contract/members.ts'
import type { RowOf } from '#database/client.ts'
import { after } from '#domain/duration.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toVersionedMember } from './list-members.ts'
import { countPasskeys, historyOf, memberOf, sessionsOf } from './members.queries.ts'

/** What an administrator sees of a member before opening health data. */
export async function showMember({ clock, db, member, read }: MemberWork, id: string): Promise<MemberDetail> {
  const now = clock.now()
  const seen = (purpose: 'member' | 'admin') => after(now, -sessionLifetimes[purpose].idleMs)
  const { present, history, atApp, atDashboard, passkeys } = await read({
    present: memberOf(db, member.id, id),
    history: historyOf(db, member.id, id),
    atApp: sessionsOf(db, member.id, id, 'member', now, seen('member')),
    atDashboard: sessionsOf(db, member.id, id, 'admin', now, seen('admin')),
    passkeys: countPasskeys(db, member.id, id),
  })
  const [row] = present
  if (!row) throw new NotFound()
  return {
    ...toVersionedMember(row),
    newEmail: row.newEmail,
    newName: row.newName,
    statusSince: row.statusSince.toISOString(),
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    confirmationSentAt: row.confirmationSentAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    rejection: row.rejectionReason ? { reason: row.rejectionReason, text: row.rejectionText ?? '' } : null,
    block: row.blockedAt && {
      at: row.blockedAt.toISOString(),
      by: row.blockedByName,
      reason: row.blockedReason,
      text: row.blockedText,
    },
    history: history.flatMap(toHistoryEntry),
    sessions: [...atApp, ...atDashboard].map(toSession),
    passkeys: passkeys[0]?.count ?? 0,
  }
}

function toHistoryEntry({ id, at, action, actor, detail }: RowOf<typeof historyOf>): HistoryEntry[] {
  const known = historyActions.find((candidate) => candidate === action)
  return known ? [{ id, at: at.toISOString(), action: known, actor, detail }] : []
}

function toSession({ id, device, purpose, createdAt, lastSeenAt }: RowOf<typeof sessionsOf>): MemberSession {
  return {
    id,
    device: deviceName(device),
    purpose,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }
}
