/** What can happen that a person hears of. */
export const eventKinds = [
  'confirm_email',
  'confirm_new_email',
  'email_changed',
  'address_in_use',
  'registration_approved',
  'registration_rejected',
  'reset_password',
  'password_changed',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_code_used',
  'policy_approved',
  'policy_rejected',
  'consultation_scheduled',
  'consultation_changed',
  'consultation_cancelled',
  'consultation_tomorrow',
  'medication_due',
  'medication_stock_low',
] as const
export type EventKind = (typeof eventKinds)[number]

export const NOTIFICATIONS_PAGE_SIZE = 30
/** The bell counts no further. */
export const UNREAD_COUNT_MAX = 99

/** An event under the bell. `parameters` fill the texts of its kind. */
export interface Notification {
  id: string
  kind: EventKind
  parameters: Record<string, string>
  /** The record that the event is about. */
  subjectId: string | null
  createdAt: string
  readAt: string | null
}
