import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { endNewEmailLinks } from '#database/new-email-links.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { hasVersion, type Target } from '#database/versions.ts'
import { noNewName } from '#domain/person-name.ts'
import { withdrawNewEmail } from '../profile/email-change.queries.ts'

/** An entry by an administrator about an account of the same company. */
type HelpAudit = AuditEntry & { companyId: number; actorId: string }

/** Condition: the account belongs to the company, can be helped, and has the version that the administrator saw. */
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
      ...columnsOf(users, 'id', 'fullName', 'newName', 'email', 'newEmail', 'role', 'status'),
      ...columnsOf(users, 'blockedAt', 'version'),
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.companyId, companyOfAdministrator(db, administratorId))))
}

/** The account of the administrator's company that has this address, if it is confirmed. */
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

/** Sends a link for a new password, within limits counted earlier in the batch. `sent` returns a row if it is sent. */
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
  return {
    audit: recordAuditWhere(db, audit, users, open),
    event: recordEventWhere(db, eventFor(id, audit, 'reset_password'), users, open),
    sent: db.select({ id: users.id }).from(users).where(open),
  }
}

/** What an administrator does about a person's name: a correction, or the decision on a pending one. */
export interface NameSettlement {
  kind: 'name_corrected' | 'name_approved' | 'name_rejected'
  /** The name mentioned in the message. */
  told: string
  /** The reason for a rejection. */
  text?: string | null
}

/**
 * Clears any pending name. Does nothing if the names differ from the `present` ones, or beyond the recipient's limit,
 * which was counted earlier in the batch. The event keeps the person's former name, because the audit log, which
 * cannot be changed, holds no names.
 */
export function recordNameSettlement(
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
  const names = { formerName: present.fullName, newName: told }
  const message = eventFor(helped.id, audit, kind, { ...names, ...(text && { text }) })
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
 * Returns the statements that ask the new address for confirmation and notify the current one, to run in one
 * batch; an earlier request and its link end. Does nothing to an administrator, or beyond the new address's
 * limit, which was counted earlier in the batch.
 */
export function requestNewEmailFor(
  db: Database,
  helped: Target,
  email: string,
  mailLimit: string,
  audit: HelpAudit,
) {
  const { id } = helped
  const open = and(isHelpable(helped, audit), eq(users.role, 'member'), attemptIsAllowed(db, mailLimit))
  const holds = rowExists(db, users, open)
  const confirmation = eventFor(id, audit, 'confirm_new_email', { to: email, by: 'staff' })
  const notice = eventFor(id, audit, 'email_change_asked', sql`json_object('to', ${users.email})`)
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

/** Withdraws a member's change of e-mail. Does nothing to an administrator. */
export function withdrawNewEmailFor(db: Database, id: string, audit: HelpAudit) {
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
