import { and, eq, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { recoveryCodes, secondFactors } from '#database/schema/second-factor.ts'
import { markVerified } from '#database/sessions.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'

/**
 * What the user proved: a code by its time step, a recovery code by its hash, or their identity in this
 * session.
 */
export type Proof = { step: number } | { recoveryHash: string } | 'session'

/** The session to verify: the hash of its secret, and that of its next secret. */
interface VerifiedSession {
  hash: string
  newHash: string
}

/** The audit row and events of a change. */
export interface Traces {
  audit: AuditEntry
  events?: (NewEvent | undefined)[]
  /** The throttle of wrong codes. A correct code resets it. */
  attemptsKey?: string
}

export function secondFactorOf(db: Database, userId: string) {
  return db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
}

/** The state of the second factor for the screen, as two reads. */
export function secondFactorState(db: Database, userId: string) {
  const left = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  return {
    state: db
      .select({ confirmedAt: secondFactors.confirmedAt, required: companies.secondFactorRequired })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(eq(users.id, userId)),
    left: db.select({ count: sql<number>`count(*)` }).from(recoveryCodes).where(left),
  }
}

export function companyNameOf(db: Database, userId: string) {
  return db
    .select({ name: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
}

/** Replaces an unconfirmed secret with a new one. */
export function beginSecondFactor(db: Database, userId: string, secret: string, now: Date) {
  return db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
}

/** `confirmed` returns a row if the second factor was turned on. */
export function confirmSecondFactor(
  db: Database,
  userId: string,
  {
    secret,
    step,
    codeHashes,
    session,
    now,
  }: {
    /** The secret that the code was checked against. Another enrolment may have begun since. */
    secret: string
    step: number
    codeHashes: string[]
    session: VerifiedSession
    now: Date
  },
  traces: Traces,
) {
  const waits = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, secret),
    isNull(secondFactors.confirmedAt),
  )
  return {
    traces: leaveTraces(db, traces, secondFactors, waits),
    codes: codeHashes.map((hash) =>
      insertWhere(db, recoveryCodes, { userId, hash, usedAt: null }, secondFactors, waits),
    ),
    session: markVerified(db, { userId, ...session }, now, rowExists(db, secondFactors, waits), 'app'),
    confirmed: db
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(waits)
      .returning({ userId: secondFactors.userId }),
  }
}

/** `used` returns a row if the proof was unused. */
export function verifySession(
  db: Database,
  userId: string,
  proof: Proof,
  session: VerifiedSession,
  now: Date,
  traces: Traces,
) {
  const good = isGood(db, userId, proof)
  return {
    traces: leaveTraces(db, traces, users, and(eq(users.id, userId), good)),
    session: markVerified(db, { userId, ...session }, now, good, 'app'),
    used: useUp(db, userId, proof, now),
  }
}

/** `removed` returns a row if the second factor was turned off. */
export function removeSecondFactor(db: Database, userId: string, proof: Proof, traces: Traces) {
  const good = isGood(db, userId, proof)
  const gone = notExists(secondFactorOf(db, userId))
  return {
    traces: leaveTraces(db, traces, users, and(eq(users.id, userId), good)),
    removed: db
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, userId), good))
      .returning({ userId: secondFactors.userId }),
    codes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gone)),
  }
}

/** `used` returns a row if the proof was unused. */
export function replaceRecoveryCodes(
  db: Database,
  userId: string,
  proof: Proof,
  codeHashes: string[],
  now: Date,
  traces: Traces,
) {
  const good = isGood(db, userId, proof)
  const mine = and(eq(secondFactors.userId, userId), good)
  return {
    traces: leaveTraces(db, traces, users, and(eq(users.id, userId), good)),
    former: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), good)),
    codes: codeHashes.map((hash) =>
      insertWhere(db, recoveryCodes, { userId, hash, usedAt: null }, secondFactors, mine),
    ),
    used: useUp(db, userId, proof, now),
  }
}

function unusedRecoveryCode(userId: string, hash: string) {
  return and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt))
}

function isOn(userId: string) {
  return and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))
}

function unusedStep(userId: string, step: number) {
  return and(isOn(userId), lt(secondFactors.lastStep, step))
}

/** Condition: the proof is unused. Must precede the statement that uses it. */
function isGood(db: Database, userId: string, proof: Proof): SQL {
  if (proof === 'session') return rowExists(db, secondFactors, isOn(userId))
  if ('step' in proof) return rowExists(db, secondFactors, unusedStep(userId, proof.step))
  return rowExists(db, recoveryCodes, unusedRecoveryCode(userId, proof.recoveryHash))
}

/** Returns a row if the proof was still valid. */
function useUp(db: Database, userId: string, proof: Proof, now: Date) {
  if (proof === 'session')
    return db.select({ userId: secondFactors.userId }).from(secondFactors).where(isOn(userId))
  if ('step' in proof) {
    return db
      .update(secondFactors)
      .set({ lastStep: proof.step })
      .where(unusedStep(userId, proof.step))
      .returning({ userId: secondFactors.userId })
  }
  return db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(unusedRecoveryCode(userId, proof.recoveryHash))
    .returning({ userId: recoveryCodes.userId })
}

function leaveTraces(
  db: Database,
  { audit, events = [], attemptsKey }: Traces,
  source: typeof users | typeof secondFactors,
  condition: SQL | undefined,
) {
  return {
    audit: recordAuditWhere(db, audit, source, condition),
    events: events.flatMap((event) => (event ? [recordEventWhere(db, event, source, condition)] : [])),
    attempts: attemptsKey ? [resetAttemptsWhere(db, attemptsKey, rowExists(db, source, condition))] : [],
  }
}
