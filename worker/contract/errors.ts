import type { errorMessages } from './locales/pt/errors.ts'
import type { DoseRecord } from './medications.ts'
import type { DecidedBefore } from './registrations.ts'
import type { AdminAccess, Factor } from './second-factor.ts'
import type { Versioned } from './versions.ts'

/** Every error code of the API. */
export type ErrorCode = keyof typeof errorMessages

/** Messages for invalid fields, by path (`doctorName`, `address.city`). */
export type FieldErrors = Record<string, string>

/** The body of every error response. */
export interface ErrorEnvelope {
  message: string
  code: ErrorCode
  fields?: FieldErrors
  /** The account's status, with `account_not_approved`. */
  status?: string
  /** What the sign-in still requires, with `second_factor_required` and `staff_password_required`. */
  access?: AdminAccess
  /** With `fresh_proof_required`: the second factors that can provide it. If there are none, the password does. */
  factors?: Factor[]
  /** Who decided and when, with `registration_already_decided`, `decision_changed` and `policy_already_decided`. */
  decision?: DecidedBefore
  /** What was recorded before, with `dose_already_decided`. */
  recorded?: DoseRecord
  /** The current record, with `stale_version`. */
  current?: Versioned
  /** With `stale_version`: the version that the rejected change was based on, and its values. */
  sent?: Partial<Versioned>
  /** Repeats `message`, for the e-mail confirmation screen. */
  error?: string
  /** Seconds to wait, with 429 and 503; also in the Retry-After header. */
  retryAfter?: number
}
