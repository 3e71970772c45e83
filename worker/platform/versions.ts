import type { Versioned } from '#contract/versions.ts'
import type { Target } from '#database/versions.ts'
import { type ApiError, NotFound, StaleVersion } from './errors.ts'
import type { MemberWork } from './work.ts'

/** The record of the request with the version that the caller saw. */
export function targetOf({ expectedVersion }: MemberWork, id: string): Target {
  return { id, version: expectedVersion }
}

/**
 * The record, where its version is the one that the caller saw. Throws `NotFound` without a record, and
 * `StaleVersion` with the answer of the current one.
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

/** The error of a change that only the version can have stopped. */
export function missingOrStale<Row extends Versioned>(
  present: Row | undefined,
  toAnswer: (row: Row) => Versioned,
): ApiError {
  return present ? new StaleVersion(toAnswer(present)) : new NotFound()
}
