import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { endNewEmailLinks } from '#database/new-email-links.ts'
import { users } from '#database/schema/accounts.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { hasVersion, type Target } from '#database/versions.ts'
import { noNewName } from '#domain/person-name.ts'
import { userExists } from '../password/verified-password.queries.ts'
import { withdrawNewEmail } from '../profile/email-change.queries.ts'

/** Of an administrator, about an account of the same company. */
type HelpAudit = AuditEntry & { companyId: number; actorId: string }

/** Condition: the account of the company can be helped, and has the version that the administrator saw. */
function isHelpable({ id, version }: Target, { companyId }: HelpAudit): SQL | undefined {
  return and(
    eq(users.id, id),
    eq(users.companyId, companyId),
    hasVersion(users.version, version),
    ne(users.status, 'pending'),
    isNull(users.blockedAt),
  )
}

export function helpedAccount(db: Database, administratorId: string, id: string) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      newName: users.newName,
      email: users.email,
      newEmail: users.newEmail,
      role: users.role,
      status: users.status,
      blockedAt: users.blockedAt,
      version: users.version,
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.companyId, companyOfAdministrator(db, administratorId))))
}

/** The account of the administrator's company whose owner confirmed the address. */
export function confirmedAccountWith(db: Database, administratorId: string, email: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        ne(users.status, 'pending'),
        eq(users.companyId, companyOfAdministrator(db, administratorId)),
      ),
    )
}

/**
 * Audit row and event of a link for a new password, for one batch, within limits that the batch counted before. `sent`
 * returns a row where they were written.
 */
export function passwordLinkTo(
  db: Database,
  { id, email }: { id: string; email: string },
  limits: string[],
  audit: HelpAudit,
) {
  const open = and(
    isHelpable({ id }, audit),
    eq(users.email, email),
    ...limits.map((limit) => attemptIsAllowed(db, limit)),
  )
  const message: NewEvent = {
    companyId: audit.companyId,
    userId: id,
    kind: 'reset_password',
    at: audit.at,
  }
  return {
    audit: recordAuditWhere(db, audit, users, open),
    event: recordEventWhere(db, message, users, open),
    sent: db.select({ id: users.id }).from(users).where(open),
  }
}

/** What an administrator makes of a person's name: a correction, or the decision on the name that waits. */
export interface NameSettlement {
  kind: 'name_corrected' | 'name_approved' | 'name_rejected'
  /** The name that the message tells of. */
  told: string
  /** Why a name is rejected. */
  text?: string | null
}

/**
 * Audit row, event and name, for one batch, then the account; no other name waits any more. Does nothing where the names are not
 * the `present` ones, or beyond the limit of the recipient, which the batch counted before. The event keeps the name that the
 * person had: a log that nobody can change holds no names.
 */
export function settleNameOf(
  db: Database,
  helped: Target,
  present: { fullName: string; newName: string | null; email: string },
  { kind, told, text }: NameSettlement,
  mailLimit: string,
  audit: HelpAudit,
) {
  const open = and(
    isHelpable(helped, audit),
    eq(users.email, present.email),
    eq(users.fullName, present.fullName),
    sql`${users.newName} is ${present.newName}`,
    attemptIsAllowed(db, mailLimit),
  )
  const message: NewEvent = {
    companyId: audit.companyId,
    userId: helped.id,
    kind,
    parameters: { formerName: present.fullName, newName: told, ...(text && { text }) },
    at: audit.at,
  }
  return {
    audit: recordAuditWhere(db, audit, users, open),
    event: recordEventWhere(db, message, users, open),
    settled: db
      .update(users)
      .set({ ...(kind !== 'name_rejected' && { fullName: told }), ...noNewName })
      .where(open)
      .returning({ version: users.version }),
    account: helpedAccount(db, audit.actorId, helped.id),
  }
}

/**
 * Asks the new address for its confirmation and tells the present one, for one batch; an earlier request and its link end.
 * Does nothing to an administrator, or beyond the limit of the new address, which the batch counted before.
 */
export function requestNewEmailOf(
  db: Database,
  helped: Target,
  email: string,
  mailLimit: string,
  audit: HelpAudit,
) {
  const { id } = helped
  const open = and(isHelpable(helped, audit), eq(users.role, 'member'), attemptIsAllowed(db, mailLimit))
  const holds = userExists(db, open)
  const message = { companyId: audit.companyId, userId: id, at: audit.at }
  const confirmation: NewEvent = {
    ...message,
    kind: 'confirm_new_email',
    parameters: { to: email, by: 'staff' },
  }
  const notice: NewEvent = {
    ...message,
    kind: 'email_change_asked',
    parameters: sql`json_object('to', ${users.email})`,
  }
  return {
    audit: recordAuditWhere(db, audit, users, open),
    former: endNewEmailLinks(db, id, holds),
    confirmation: recordEventWhere(db, confirmation, users, open),
    notice: recordEventWhere(db, notice, users, open),
    requested: db
      .update(users)
      .set({ newEmail: email, newEmailSessionId: null })
      .where(open)
      .returning({ version: users.version }),
    account: helpedAccount(db, audit.actorId, id),
  }
}

/** Withdraws a member's change of e-mail, for one batch, then reads the account. Does nothing to an administrator. */
export function withdrawNewEmailOf(db: Database, id: string, audit: HelpAudit) {
  const helpable = and(
    eq(users.companyId, audit.companyId),
    eq(users.role, 'member'),
    ne(users.id, audit.actorId),
  )
  return {
    withdrawal: withdrawNewEmail(db, id, audit, helpable),
    account: helpedAccount(db, audit.actorId, id),
  }
}
