import { rejectionReasonClauses } from '#texts/labels.ts'
import type { RejectionReason } from './accounts.ts'

/** The values of an e-mail's text; `undefined` where the kind has no such value or the event lacks it. */
export interface MailFacts {
  company: { name: string; phone: string }
  reason?: RejectionReason | undefined
  /** The administrator's text. */
  text?: string | undefined
  fileName?: string | undefined
  policyNumber?: string | undefined
  /** Time of a consultation or dose, in its own time zone. */
  time?: string | undefined
  /** Whether that time is on the day on which the e-mail is sent. */
  isToday?: boolean | undefined
  /** Browser and operating system of a sign-in; `undefined` if neither is known. */
  device?: string | undefined
  /** Whether the e-mail goes to the address that the account had before. */
  isFormerAddress?: boolean | undefined
  /** Whether an administrator asked for what the e-mail is about. */
  byStaff?: boolean | undefined
  /** The corrected name, or the one that was decided on. */
  newName?: string | undefined
  /** The last day that the stock lasts. */
  until?: string | undefined
}

export interface MailText {
  subject: string
  paragraphs: string[]
  quote?: string | undefined
  button?: string
  footnote?: string
}

/** The text of one e-mail about several events of a kind; `line` names one of them. */
export interface MailDigest {
  subject: (values: { count: number }) => string
  intro: (values: { count: number }) => string
  line: (facts: MailFacts) => string
}

/** The reason, unless it is "other", and the administrator's text below it. */
export function rejectionQuote(reason: RejectionReason | undefined, text: string | undefined): string {
  const clause = reason && reason !== 'other' ? rejectionReasonClauses[reason] : ''
  const sentence = clause && `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
  return [sentence, text].filter(Boolean).join('\n')
}
