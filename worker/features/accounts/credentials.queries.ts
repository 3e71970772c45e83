import { eq, isNull, sql } from 'drizzle-orm'
import type { AuditEntry, Origin } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'

export function passwordHashOf(db: Database, ownerId: string) {
  return db
    .select({ passwordHash: users.passwordHash, email: users.email, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, ownerId))
}

/** An audit entry whose company, actor and subject come from the matching user row. */
export function byOwner(action: AuditEntry['action'], at: Date, { clientIp, requestId }: Origin) {
  return {
    companyId: sql`${users.companyId}`,
    actorId: sql`${users.id}`,
    subjectId: sql`${users.id}`,
    ...{ action, at, clientIp, requestId },
  }
}

/** Makes every device unknown that signed in with earlier credentials. */
export const newCredentials = { credentialsVersion: sql`${users.credentialsVersion} + 1` }

/** The columns that a device is checked against to see whether the account knows it. */
export const knownAccount = {
  id: users.id,
  credentialsVersion: users.credentialsVersion,
}

export const noNewEmail = { newEmail: null, newEmailSessionId: null }

/** Condition on `users`: an administrator, not the member, requested the new e-mail. */
export const isByStaff = isNull(users.newEmailSessionId)
