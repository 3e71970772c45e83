import { LOCALE } from './language.ts'

export const INVALID_PERSON = 'Invalid person'
export const INVALID_REQUEST = 'Invalid request number'
export const INVALID_ENTRY = 'Invalid entry'
export const INVALID_ACTION = 'Invalid action'
export const INVALID_SCOPE = 'Invalid type of data'
export const INVALID_KIND = 'Invalid type of message'
export const INVALID_SOURCE = 'Invalid source'

/** CSV column headings of each log. */
export const auditColumns = {
  at: 'When',
  actor: 'Who',
  action: 'What they did',
  subject: 'About',
  clientIp: 'From where',
  request: 'Request no.',
  detail: 'Details',
}
export const accessColumns = {
  at: 'When',
  actor: 'Who',
  subject: 'Whose',
  scope: 'What they opened',
  reason: 'Reason',
  reasonText: 'Explanation',
  clientIp: 'From where',
  request: 'Request no.',
}
export const mailColumns = {
  createdAt: 'Created at',
  recipient: 'To',
  kind: 'Message',
  state: 'Status',
  attempts: 'Attempts',
  sentAt: 'Sent at',
  error: 'Last error',
}
export const errorColumns = {
  at: 'When',
  source: 'Source',
  place: 'Where',
  status: 'HTTP status',
  code: 'Code',
  kind: 'Error',
  frames: 'Where in the code',
  request: 'Request no.',
}
export const logFileNames = {
  audit: 'audit.csv',
  access: 'access.csv',
  mail: 'emails.csv',
  error: 'errors.csv',
}

/** The last line of an export that was cut at the limit. */
export const exportCut = ({ rows }: { rows: number }) =>
  `The file ends here, at ${rows.toLocaleString(LOCALE)} rows: there are older entries. Narrow the dates to export them.`

/** The daily e-mail with the latest seals of the logs. */
export const headsMail = ({ day, content }: { day: string; content: string }) => ({
  subject: `Seals of the logs of ${day}`,
  text: `Keep this message: with it, "npm run verify-log" shows whether anybody changed the logs up to ${day}.\n\n${content}\n`,
})
