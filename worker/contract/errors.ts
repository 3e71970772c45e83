import type { DecidedBefore } from './registrations.ts'
import type { AdminAccess, Factor } from './second-factor.ts'
import type { Versioned } from './versions.ts'

/** Every error code of the API. A code without a message (`#texts/errors.ts`) does not compile. */
export type ErrorCode =
  | 'malformed_body'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'foreign_origin'
  | 'invalid_input'
  | 'invalid_parameter'
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthenticated'
  | 'account_not_approved'
  | 'admin_only'
  | 'account_blocked'
  | 'invalid_credentials'
  | 'invalid_admin_credentials'
  | 'registration_failed'
  | 'confirmation_token_missing'
  | 'confirmation_token_invalid'
  | 'email_already_confirmed'
  | 'resend_too_soon'
  | 'status_check_off'
  | 'registration_not_rejected'
  | 'no_email_change'
  | 'no_name_change'
  | 'registration_already_decided'
  | 'decision_final'
  | 'decision_not_final'
  | 'decision_changed'
  | 'assignment_changed'
  | 'assignee_unavailable'
  | 'note_limit'
  | 'note_of_another'
  | 'rejection_text_limit'
  | 'reset_token_invalid'
  | 'end_sessions_link_invalid'
  | 'second_factor_required'
  | 'staff_password_required'
  | 'second_factor_code_wrong'
  | 'second_factor_code_used'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'wrong_current_password'
  | 'registration_password_wrong'
  | 'password_proof_invalid'
  | 'password_not_proven'
  | 'fresh_proof_required'
  | 'passkey_refused'
  | 'passkey_known'
  | 'passkey_limit'
  | 'passkey_missing'
  | 'consultation_already_scheduled'
  | 'consultation_already_closed'
  | 'consultation_cancelled'
  | 'consultation_overlaps'
  | 'sleep_overlaps'
  | 'medication_limit'
  | 'dose_already_decided'
  | 'dose_not_due'
  | 'stock_not_followed'
  | 'changed_meanwhile'
  | 'stale_version'
  | 'if_match_invalid'
  | 'file_missing'
  | 'file_type_refused'
  | 'file_too_large'
  | 'file_unreadable'
  | 'file_too_many_pixels'
  | 'file_too_complex'
  | 'file_interrupted'
  | 'file_already_stored'
  | 'too_many_files'
  | 'file_sent_before'
  | 'policy_already_decided'
  | 'logo_type_refused'
  | 'logo_too_large'
  | 'logo_too_many_pixels'
  | 'message_not_failed'
  | 'member_changed'
  | 'member_blocked'
  | 'own_account'
  | 'administrator_account'
  | 'last_administrator'
  | 'reports_at_once'
  | 'report_over'
  | 'report_not_over'
  | 'email_unavailable'
  | 'idempotency_key_reused'
  | 'idempotency_key_invalid'
  | 'request_in_progress'
  | 'quota_of_the_day'
  | 'quota_in_all'
  | 'mail_limit_reached'
  | 'too_many_requests'
  | 'storage_full'
  | 'temporarily_unavailable'
  | 'unexpected'

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
  /** The current record, with `stale_version`. */
  current?: Versioned
  /** With `stale_version`: the version that the rejected change was based on, and its values. */
  sent?: Partial<Versioned>
  /** Repeats `message`, for the e-mail confirmation screen. */
  error?: string
  /** Seconds to wait, with 429 and 503; also in the Retry-After header. */
  retryAfter?: number
}
