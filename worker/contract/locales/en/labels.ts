import type * as pt from '../pt/labels.ts'

// The name of each value of the contract, for screens, CSV, PDF and e-mails. A value without a name does not
// compile.

export const roleNames: typeof pt.roleNames = { member: 'Member', admin: 'Administrator' }

export const registrationStatusNames: typeof pt.registrationStatusNames = {
  pending: 'Email pending',
  email_confirmed: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const rejectionReasonNames: typeof pt.rejectionReasonNames = {
  data_mismatch: 'The details do not match',
  not_a_customer: 'Not a customer of the plan',
  duplicate: 'Duplicate registration',
  incomplete: 'Incomplete details',
  other: 'Other reason',
}

/** The reason as part of a sentence for the rejected member; the administrator's text follows. */
export const rejectionReasonClauses: typeof pt.rejectionReasonClauses = {
  data_mismatch: 'the details do not match',
  not_a_customer: 'we did not find you among our customers',
  duplicate: 'you are already registered',
  incomplete: 'some details are missing',
  other: 'other reason',
}

/** Time spent in the registration queue, by the hours of the filter. */
export const waitingFilterNames: typeof pt.waitingFilterNames = {
  '24': 'More than 1 day',
  '48': 'More than 2 days',
  '168': 'More than 7 days',
}

export const accessStateNames: typeof pt.accessStateNames = { open: 'Allowed', blocked: 'Blocked' }

export const passkeyRemovalReasonNames: typeof pt.passkeyRemovalReasonNames = {
  lost_device: 'Lost or stolen device',
  asked_by_member: 'Requested by the member',
  security: 'Account security',
  other: 'Other reason',
}

export const blockReasonNames: typeof pt.blockReasonNames = {
  contract_ended: 'Contract ended',
  asked_by_member: 'At the member’s request',
  misuse: 'Misuse',
  security: 'Account security',
  other: 'Other reason',
}

export const accessScopeNames: typeof pt.accessScopeNames = {
  consultations: 'Consultations',
  policies: 'Policies',
  policy_file: 'Policy file',
  sleep: 'Sleep',
  anamnesis: 'Health questionnaire',
  health_profile: 'Health profile',
  exercise: 'Exercise',
  medications: 'Medications',
  exams: 'Exams',
}

export const accessReasonNames: typeof pt.accessReasonNames = {
  member_request: 'Support requested by the member',
  policy_review: 'Policy review',
  complaint: 'Investigation of a complaint',
  technical_support: 'Technical support',
  legal_request: 'Legal or court requirement',
  other: 'Other reason',
}

export const messageStateNames: typeof pt.messageStateNames = {
  waiting: 'In the queue',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent: no longer relevant',
}

export const consultationTypeNames: typeof pt.consultationTypeNames = {
  'In-person': 'In person',
  Video: 'Video',
  Phone: 'Phone',
}

export const consultationStatusNames: typeof pt.consultationStatusNames = {
  Scheduled: 'Scheduled',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
}

/** Replaces `Scheduled` once the time is over and the outcome was not recorded. */
export const OUTCOME_AWAITED = 'Did it take place?'

export const policyStateNames: typeof pt.policyStateNames = {
  unsent: 'File not uploaded',
  pending: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** Members see the same words as administrators. */
export const memberPolicyStateNames: typeof pt.memberPolicyStateNames = { ...policyStateNames }

export const exerciseKindNames: typeof pt.exerciseKindNames = {
  walking: 'Walking',
  running: 'Running',
  cycling: 'Cycling',
  swimming: 'Swimming',
  strength: 'Weight training',
  functional: 'Functional training',
  gymnastics: 'Gymnastics',
  dance: 'Dance',
  pilates: 'Pilates',
  yoga: 'Yoga',
  football: 'Football',
  other: 'Other activity',
}

export const exerciseIntensityNames: typeof pt.exerciseIntensityNames = {
  LIGHT: 'Light',
  MODERATE: 'Moderate',
  VIGOROUS: 'Vigorous',
}

export const activityLevelNames: typeof pt.activityLevelNames = {
  LIGHT: 'Light',
  MODERATE: 'Moderate',
  INTENSE: 'Intense',
}

/** For the dashboard. The member's form uses other words (anamnesis texts). */
export const goalNames: typeof pt.goalNames = {
  HEALTH: 'Health',
  MUSCLE_GAIN: 'Muscle gain',
  WEIGHT_LOSS: 'Weight loss',
  PERFORMANCE: 'Performance',
}

/** For statistics and reports. The member app uses the shorter words of the specification (health texts). */
export const bmiClassNames: typeof pt.bmiClassNames = {
  UNDERWEIGHT: 'Underweight',
  NORMAL: 'Normal weight',
  OVERWEIGHT: 'Overweight',
  OBESITY_I: 'Obesity class I',
  OBESITY_II: 'Obesity class II',
  OBESITY_III: 'Obesity class III',
}

export const sleepBandNames: typeof pt.sleepBandNames = {
  h4: 'Less than 5 h',
  h5: '5 to 6 h',
  h6: '6 to 7 h',
  h7: '7 to 8 h',
  h8: '8 to 9 h',
  h9: '9 h or more',
}

export const fastingNames: typeof pt.fastingNames = { yes: 'Yes', no: 'No', unknown: 'Not given' }

/** Position of a value in the range printed on the same report. */
export const rangePositionNames: typeof pt.rangePositionNames = {
  inside: 'within the laboratory’s range',
  above: 'above the laboratory’s range',
  below: 'below the laboratory’s range',
  different: 'different from the laboratory’s reference',
  uncompared: 'compare with the laboratory’s reference',
  none: 'no range given',
}

export const reportKindNames: typeof pt.reportKindNames = {
  queue: 'Registration queue',
  registrations: 'Registrations received',
  members: 'Members',
  consultations: 'Consultations',
  desk: 'Policy review queue',
  policies: 'Policies uploaded',
  statistics: 'Statistics',
}

export const reportFormatNames: typeof pt.reportFormatNames = { csv: 'CSV', pdf: 'PDF' }

export const logNames: typeof pt.logNames = {
  audit: 'Audit',
  access: 'Access to health data',
  mail: 'Emails',
  error: 'Errors',
}

export const errorSourceNames: typeof pt.errorSourceNames = {
  request: 'Use of an app',
  schedule: 'Scheduled task',
  browser: 'Browser block',
}

export const auditActionNames: typeof pt.auditActionNames = {
  'account.registered': 'Account created',
  'account.registration_replaced': 'Unconfirmed registration replaced',
  'account.password_proven': 'Password of the registration confirmed',
  'account.signed_in': 'Signed in to the app',
  'account.signed_in_to_dashboard': 'Signed in to the dashboard',
  'account.sign_in_refused': 'Sign-in to the app refused',
  'account.dashboard_refused': 'Sign-in to the dashboard refused',
  'account.email_confirmed': 'Email confirmed',
  'account.registration_corrected': 'Registration corrected',
  'account.registration_email_corrected': 'Email of the registration corrected',
  'account.password_changed': 'Password changed',
  'account.password_reset': 'Password reset',
  'account.password_confirmed': 'Password confirmed before an important action',
  'account.password_switched_off': 'Sign-in with the password switched off',
  'account.password_switched_on': 'Sign-in with the password switched on',
  'account.session_ended': 'Session ended',
  'account.sessions_ended': 'All sessions ended',
  'account.sessions_ended_by_mail': 'All sessions ended by the link of a notice',
  'account.name_changed': 'Name changed',
  'account.name_change_requested': 'New name requested',
  'account.name_change_withdrawn': 'Request for a new name withdrawn',
  'account.email_change_requested': 'Email change requested',
  'account.email_change_cancelled': 'Email change cancelled',
  'account.email_changed': 'Email changed',
  'account.email_restored': 'Former email restored by the link of a notice',
  'registration.approved': 'Registration approved',
  'registration.rejected': 'Registration rejected',
  'consultation.scheduled': 'Consultation scheduled',
  'consultation.edited': 'Consultation changed',
  'consultation.completed': 'Consultation completed',
  'consultation.cancelled': 'Consultation cancelled',
  'consultation.deleted': 'Consultation deleted',
  'consultation.restored': 'Consultation restored',
  'anamnesis.saved': 'Health questionnaire saved',
  'anamnesis.edited': 'Health questionnaire corrected',
  'anamnesis.deleted': 'Health questionnaire deleted',
  'health_profile.saved': 'Health profile saved',
  'sleep.added': 'Sleep recorded',
  'sleep.edited': 'Sleep entry changed',
  'sleep.deleted': 'Sleep entry deleted',
  'exercise.added': 'Exercise recorded',
  'exercise.edited': 'Exercise changed',
  'exercise.deleted': 'Exercise deleted',
  'exam.added': 'Exam recorded',
  'exam.edited': 'Exam changed',
  'exam.deleted': 'Exam deleted',
  'exam_file.announced': 'Exam file announced',
  'exam_file.content_stored': 'Exam file received',
  'exam_file.deleted': 'Exam file deleted',
  'policy.announced': 'Policy uploaded',
  'policy.content_stored': 'Policy file received',
  'policy.deleted': 'Policy deleted',
  'policy.approved': 'Policy approved',
  'policy.rejected': 'Policy rejected',
  'policy.decision_undone': 'Policy decision undone',
  'company.configured': 'Configuration changed',
  'company.logo_changed': 'Logo changed',
  'company.logo_removed': 'Logo removed',
  'second_factor.enabled': 'Two-step verification turned on',
  'second_factor.disabled': 'Two-step verification turned off',
  'second_factor.verified': 'Two-step verification code checked',
  'second_factor.recovery_code_used': 'Recovery code used',
  'second_factor.recovery_codes_replaced': 'Recovery codes replaced',
  'passkey.added': 'Passkey added',
  'passkey.renamed': 'Passkey renamed',
  'passkey.removed': 'Passkey removed',
  'passkey.removal_asked': 'Removal of a passkey asked for',
  'passkey.removal_stopped': 'Removal of a passkey cancelled',
  'passkey.verified': 'Passkey checked',
  'passkey.refused': 'Passkey refused',
  'medication.added': 'Medication recorded',
  'medication.edited': 'Medication changed',
  'medication.paused': 'Medication paused',
  'medication.resumed': 'Medication resumed',
  'medication.ended': 'Medication ended',
  'medication.deleted': 'Medication deleted',
  'medication.clock_changed': 'Time zone of the schedule changed',
  'medication.stock_set': 'Medication stock entered',
  'medication.stock_dropped': 'Medication stock no longer tracked',
  'medication.refilled': 'Medication stock refilled',
  'dose.decided': 'Dose recorded',
  'dose.undone': 'Dose record undone',
  'report.requested': 'Report requested',
  'report.cancelled': 'Report cancelled',
  'report.deleted': 'Report deleted',
  'rejection_text.added': 'Rejection text saved',
  'rejection_text.edited': 'Rejection text changed',
  'rejection_text.deleted': 'Rejection text deleted',
  'registration.decision_undone': 'Registration decision undone',
  'registration.reversed': 'Registration decision reversed',
  'member.blocked': 'Access blocked',
  'member.unblocked': 'Access unblocked',
  'member.sessions_ended': 'Sessions ended by an administrator',
  'member.passkeys_removed': 'Passkeys removed by an administrator',
  'member.role_changed': 'Role changed',
  'member.confirmation_resent': 'Email confirmation resent',
  'member.password_link_sent': 'New password link sent by administration',
  'member.name_corrected': 'Name corrected by administration',
  'member.name_approved': 'New name approved',
  'member.name_rejected': 'New name rejected',
  'member.email_change_requested': 'Email change requested by administration',
  'member.email_change_cancelled': 'Email change cancelled by administration',
  'member.note_added': 'Team note written',
  'member.note_edited': 'Team note changed',
  'member.note_deleted': 'Team note deleted',
  'message.opened': 'Email text opened',
  'message.retried': 'Email retried',
  'message.all_retried': 'Failed emails retried',
  'log.exported': 'Log exported',
}

/** For logs: actions that reveal health share one neutral name. */
export const shownActionNames: typeof pt.shownActionNames = {
  ...auditActionNames,
  health: 'Health record',
}
