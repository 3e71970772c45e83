import { rejectionReasonClauses } from '#texts/labels.ts'
import type { RejectionReason } from './accounts.ts'

/** Values for an e-mail's text; `undefined` if the kind has no such value or the event lacks it. */
export interface MailFacts {
  company: { name: string; phone: string }
  reason?: RejectionReason | undefined
  text?: string | undefined
  fileName?: string | undefined
  policyNumber?: string | undefined
  /** Time of a consultation or dose, in its own time zone. */
  time?: string | undefined
  /** The clinic's telephone number that the member noted. */
  phone?: string | undefined
  /** Whether that time is on the day the e-mail is sent. */
  isToday?: boolean | undefined
  /** Browser and operating system of a sign-in; `undefined` if neither is known. */
  device?: string | undefined
  /** Whether the e-mail goes to the account's former address. */
  isFormerAddress?: boolean | undefined
  /** Whether an administrator requested what the e-mail is about. */
  byStaff?: boolean | undefined
  /** The corrected name, or the name that was decided on. */
  newName?: string | undefined
  /** The last day that the stock will cover. */
  until?: string | undefined
}

export interface MailText {
  subject: string
  paragraphs: string[]
  quote?: string | undefined
  button?: string
  footnote?: string
  /** A telephone number in the footnote, which HTML shows as a link. */
  call?: string | undefined
}

/** The text of one e-mail about several events of the same kind; `line` names one of them. */
export interface MailDigest {
  subject: (values: { count: number }) => string
  intro: (values: { count: number }) => string
  line: (facts: MailFacts) => string
  /** Replaces the footnote of the e-mail about a single event. */
  footnote?: string
}

/** The reason, unless it is "other", with the administrator's text below it. */
export function rejectionQuote(reason: RejectionReason | undefined, text: string | undefined): string {
  const clause = reason && reason !== 'other' ? rejectionReasonClauses[reason] : ''
  const sentence = clause && `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
  return [sentence, text].filter(Boolean).join('\n')
}
