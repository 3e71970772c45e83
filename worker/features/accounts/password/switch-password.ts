import type { Account } from '#database/sessions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Forbidden } from '#platform/errors.ts'
import { DUMMY_HASH, hashPassword } from '#platform/passwords.ts'
import type { MemberWork } from '#platform/work.ts'
import { passwordHashOf } from '../credentials.queries.ts'
import { switchOff, switchOn } from './password.queries.ts'
import { requireGoodPassword } from './require-good-password.ts'

/** Leaves the account to its passkeys and ends the other sessions. Does nothing if the password is off already. */
export async function switchPasswordOff(work: MemberWork): Promise<Account> {
  const { db, member, sessionHash } = work
  const account = await work.account()
  if (account.role === 'admin') throw new Forbidden('administrator_password')
  if (account.passwordOffAt) return account
  const audit = await auditEntry(work, 'account.password_switched_off', member.id)
  const session = { ownerId: member.id, sessionHash }
  const { changed } = await work.write(switchOff(db, session, DUMMY_HASH, audit))
  if (!changed[0]) throw new Conflict('passkey_missing')
  return changed[0]
}

/** Gives the account a password again and ends the other sessions. The earlier one may be known to somebody else. */
export async function switchPasswordOn(
  work: MemberWork,
  { password }: { password: string },
): Promise<Account> {
  const { db, env, member, sessionHash } = work
  const { stored } = await work.read({ stored: passwordHashOf(db, member.id) })
  const account = await work.account()
  if (!account.passwordOffAt) throw new Conflict('changed_meanwhile')
  requireGoodPassword('password', password, { ...account, companyName: stored[0]?.companyName })
  const passwordHash = await hashPassword(env.PASSWORD_PEPPER, password)
  const audit = await auditEntry(work, 'account.password_switched_on', member.id)
  const session = { ownerId: member.id, sessionHash }
  const { changed } = await work.write(switchOn(db, session, passwordHash, audit))
  if (!changed[0]) throw new Conflict('changed_meanwhile')
  return changed[0]
}
