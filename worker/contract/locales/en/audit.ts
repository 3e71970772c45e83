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
  registrationTargetHours: 'Waiting target of registrations in hours',
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

/** The names and values in an entry's detail. */
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

/** The subject of an entry and its owner, as far as they are known. */
interface Subject {
  name: string | null
  owner: string | null
  isGone: boolean
}

const ofOwner = ({ owner }: Subject) => (owner === null ? '' : ` of ${owner}`)
const quoted = ({ name }: Subject) => (name === null ? '' : ` “${name}”`)

export const subjectNames = {
  person: ({ name }: Subject) => name ?? GONE_ACCOUNT,
  session: (subject: Subject) => `Session${ofOwner(subject)}`,
  policy: (subject: Subject) =>
    `${subject.isGone ? 'Deleted policy' : 'Policy'}${subject.name === null ? '' : ` ${subject.name}`}${ofOwner(subject)}`,
  configuration: () => 'Configuration',
  report: (subject: Subject) => `${subject.isGone ? 'Deleted report' : 'Report'}${quoted(subject)}`,
  savedText: (subject: Subject) =>
    `${subject.isGone ? 'Deleted saved text' : 'Saved text'}${quoted(subject)}`,
  mail: ({ owner, isGone }: Subject) =>
    `${isGone ? 'Deleted email' : 'Email'}${owner === null ? '' : ` to ${owner}`}`,
  log: ({ name }: Subject) => name ?? 'Logs',
}
