import type { ShownKind } from '#contract/health-in-logs.ts'
import type { BellKind } from '#contract/notifications.ts'

/** For logs and member pages: events that reveal health share one neutral name. */
export const eventNames: Record<ShownKind, string> = {
  health: 'Health message',
  confirm_email: 'Email confirmation',
  confirm_new_email: 'New email confirmation',
  email_change_asked: 'Email change request notice',
  email_changed: 'Email change notice',
  name_corrected: 'Corrected name notice',
  name_approved: 'New name approved',
  name_rejected: 'New name rejected',
  address_in_use: 'Registration attempt notice',
  registration_approved: 'Registration approved',
  registration_rejected: 'Registration rejected',
  registration_reopened: 'Registration under review again',
  reset_password: 'Password reset',
  new_device: 'Notice of a sign-in on a new device',
  password_changed: 'Password change notice',
  password_switched_off: 'Notice of the password switched off',
  second_factor_enabled: 'Notice of two-step verification turned on',
  second_factor_disabled: 'Notice of two-step verification turned off',
  recovery_codes_renewed: 'Notice of replaced recovery codes',
  recovery_code_used: 'Notice of recovery code used',
  passkey_added: 'Notice of an added passkey',
  passkey_removed: 'Notice of a removed passkey',
  passkey_removal_asked: 'Notice of the removal of a passkey',
  policy_approved: 'Policy approved',
  policy_rejected: 'Policy rejected',
}

/** The title shown under the bell, also the subject of the e-mail unless it has one of its own. */
export const eventTitles: Record<BellKind, string> = {
  registration_approved: 'Your registration has been approved',
  registration_rejected: 'Your registration needs attention',
  name_approved: 'Your new name has been approved',
  name_rejected: 'Your new name was not approved',
  passkey_removal_asked: 'A passkey will be removed',
  policy_approved: eventNames.policy_approved,
  policy_rejected: eventNames.policy_rejected,
  consultation_scheduled: 'Consultation scheduled',
  consultation_changed: 'Consultation changed',
  consultation_cancelled: 'Consultation cancelled',
  consultation_tomorrow: 'Your consultation is tomorrow',
  medication_due: 'Time for your medication',
  medication_stock_low: 'Medication running low',
}

/** Replaces `consultation_tomorrow` on the day itself. */
export const CONSULTATION_TODAY = 'Your consultation is today'
