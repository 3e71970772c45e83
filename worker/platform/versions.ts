import type { Versioned } from '#contract/versions.ts'
import type { Target } from '#database/versions.ts'
import { type ApiError, NotFound, StaleVersion } from './errors.ts'
import type { MemberWork } from './work.ts'

/** The record that the request is for, with the version that the caller saw. */
export function targetOf({ expectedVersion }: MemberWork, id: string): Target {
  return { id, version: expectedVersion }
}

/**
 * The record, if its version is the one the caller saw. Throws `NotFound` without a record, and
 * `StaleVersion` with the current one.
 */
export function requireVersion<Row extends Versioned>(
  { expectedVersion }: MemberWork,
  present: Row | undefined,
  toAnswer: (row: Row) => Versioned,
): Row {
  if (!present) throw new NotFound()
  if (expectedVersion !== undefined && present.version !== expectedVersion) {
    throw new StaleVersion(toAnswer(present))
  }
  return present
}

/** The error for a change that only a different version can have prevented. */
export function missingOrStale<Row extends Versioned>(
  present: Row | undefined,
  toAnswer: (row: Row) => Versioned,
): ApiError {
  return present ? new StaleVersion(toAnswer(present)) : new NotFound()
}
