import { LOCALE } from './language.ts'

export const KIND_REQUIRED = 'Choose the report'
export const FORMAT_REQUIRED = 'Choose the format'
export const RANGE_REQUIRED = 'Choose the period.'

/** The name of each filter, and its option for everything. */
export const reportFilterTexts = {
  range: { name: 'Period', all: 'everything up to the date of the request' },
  status: { name: 'Status', all: 'All' },
  access: { name: 'Access', all: 'All' },
  role: { name: 'Role', all: 'All' },
  over: { name: 'Wait', all: 'Any' },
  reason: { name: 'Reason', all: 'Any' },
  policyState: { name: 'Status', all: 'All' },
}
export const fromDayToDay = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`

/** Beginning of the report's file name. */
export const reportFileNames = {
  queue: 'registration-queue',
  registrations: 'registrations',
  members: 'members',
  consultations: 'consultations',
  desk: 'policy-review-queue',
  policies: 'policies',
  statistics: 'statistics',
}
/** The days of a period, in a file name. */
export const daysInFileName = ({ from, to }: { from: string; to: string }) => `${from}-to-${to}`

/** Column headings of the lists. */
export const reportColumns = {
  fullName: 'Name',
  email: 'Email',
  cardNumber: 'Card number',
  role: 'Role',
  status: 'Status',
  statusSince: 'Since',
  registeredAt: 'Registered',
  emailConfirmedAt: 'Email confirmed',
  decidedAt: 'Decision',
  registrationDecidedBy: 'Decided by',
  reason: 'Reason',
  consultationDay: 'Date',
  consultationType: 'Type',
  specialty: 'Specialty',
  uploadedAt: 'Uploaded at',
  member: 'Member',
  fileName: 'File',
  policyNumber: 'Number',
  dueDay: 'Due',
  policyDecidedBy: 'Decided by',
  rejectionText: 'Reason for the rejection',
}

/** Names of the lines that describe the export. */
export const REPORT_NAME = 'Report'
export const REQUESTED_AT = 'Requested at'
export const WRITTEN_AT = 'Created at'
export const inProviderTime = ({ moment }: { moment: string }) => `${moment} (Brasília time)`
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`
export const rowCount = ({ rows }: { rows: number }) =>
  rows === 1 ? '1 row' : `${rows.toLocaleString(LOCALE)} rows`
export const NO_ROWS = 'Nothing matches these filters.'
export const NOTHING_IN_RANGE = 'Nothing in the period.'
export const CHARTS_EXPLAINED =
  'Thick bar and solid line: the period. Thin bar and dashed line: the previous period. Pale part and dotted line: what is not over.'

interface FailedReport {
  rows: number
  rowsMax: number
  hasRange: boolean
}

/** Why a report could not be written. */
export const reportProblemTexts = {
  not_written: () => 'The file could not be created.',
  company_missing: () => 'The health plan of this report no longer exists.',
  range_missing: () => 'The period was not given.',
  too_many_rows: ({ hasRange, rows, rowsMax }: FailedReport) =>
    `The PDF holds up to ${rowsMax.toLocaleString(LOCALE)} rows, and this report has ${rows.toLocaleString(LOCALE)}. ${hasRange ? 'Choose a shorter period or CSV.' : 'Use the filters for a shorter list, or choose CSV.'}`,
}
