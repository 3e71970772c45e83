/** The configuration's fields. */
export const configurationFieldNames = {
  name: 'Name of the health plan',
  primaryColor: 'Main colour',
  phone: 'Service line',
  emergencyPhone: '24-hour emergency line',
  website: 'Website',
  chatUrl: 'Address of the external chat',
  mailFromName: 'Sender’s name',
  mailFromAddress: 'Sender’s address',
  statusCheckOpen: 'Public status check on',
  statusCheckInFull: 'Public status check answers in full',
  secondFactorRequired: 'Two-step verification required of all administrators',
  analysisDays: 'Time for the review in business days',
  holidays: 'Own holidays',
  'cardTexts.tagline': 'Membership card: line on the back',
  'cardTexts.benefit1': 'Membership card: benefit 1',
  'cardTexts.benefit1Text': 'Membership card: explanation of benefit 1',
  'cardTexts.benefit2': 'Membership card: benefit 2',
  'cardTexts.benefit2Text': 'Membership card: explanation of benefit 2',
  'cardTexts.benefit3': 'Membership card: benefit 3',
  'cardTexts.benefit3Text': 'Membership card: explanation of benefit 3',
  'cardTexts.step1': 'Membership card: how to use it, step 1',
  'cardTexts.step2': 'Membership card: how to use it, step 2',
  'cardTexts.step3': 'Membership card: how to use it, step 3',
  'cardTexts.about': 'Membership card: about',
}

/** What an entry's detail is made of. */
export const signInSteps = { password_only: 'Password only, checked in the app' }
export const auditCodeNames = {
  reason: 'Reason',
  status: 'Status',
  from: 'From',
  to: 'To',
  kind: 'Report',
  format: 'Format',
  access: 'Access',
  role: 'Role',
  over: 'Wait',
  policyState: 'Status',
  method: 'Way of signing in',
  log: 'Log',
  person: 'Person',
  action: 'Action',
  scope: 'Opened data',
  mailState: 'Status',
  mailKind: 'Message',
  source: 'Source',
  request: 'Request no.',
  step: 'Step',
  name: 'Name',
  text: 'Text',
  count: 'Number',
}
/** Ways of signing in other than the password. */
export const signInMethodNames = { passkey: 'Passkey' }
/** "Role: Member" before and "To: Administrator" after a change of role. */
export const NEW_ROLE = 'To'
export const POLICY_REASON = 'Policy'
export const EMPTY_VALUE = '(empty)'
export const yesAndNo = { true: 'Yes', false: 'No' }
/** A national holiday on which the company works. */
export const workingHoliday = ({ holiday }: { holiday: string }) => `${holiday} (working day)`

/** Shown for the id of a deleted account. */
export const GONE_ACCOUNT = 'Account that no longer exists'
/** Shown for an actor without a session. */
export const NOBODY = 'Visitor'
export const SESSION = 'Session'
/** What the entries of a domain are about. */
export const auditRecordNames = {
  account: GONE_ACCOUNT,
  registration: GONE_ACCOUNT,
  member: GONE_ACCOUNT,
  second_factor: GONE_ACCOUNT,
  passkey: GONE_ACCOUNT,
  policy: 'Policy',
  company: 'Configuration',
  report: 'Report',
  rejection_text: 'Rejection text',
  message: 'Email',
  log: 'Log',
}
