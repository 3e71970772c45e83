import { rejectionReasons } from '#contract/accounts.ts'
import type { MailFacts } from '#contract/mail-text.ts'
import type { MailKind } from '#contract/notifications.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import { dayAndMonth } from '#texts/language.ts'
import { mailFrame, mailTexts } from '#texts/mails.ts'
import { type MailLayout, renderHtml, renderText } from './layout.ts'

export interface MailContext {
  recipient: {
    fullName: string
    company: { name: string; primaryColor: string; phone: string; timeZone: string; logoUrl?: string | null }
  }
  /** The event's parameters: codes, instants and people's own words. */
  parameters: Record<string, string>
  /** A page of the member app with this e-mail's secret, or the sign-in page. */
  link: string
  memberUrl: string
}

type Parameters = MailContext['parameters']

/** Paths of the buttons that do not lead to the context's link. */
const buttonPaths: Partial<Record<MailKind, string>> = {
  policy_approved: '/app/insurance',
  policy_rejected: '/app/insurance',
  consultation_tomorrow: '/app/consultations',
  medication_due: '/app/medications',
  medication_stock_low: '/app/medications',
  second_factor_disabled: '/esqueci-senha',
  recovery_code_used: '/esqueci-senha',
  password_changed: '/esqueci-senha',
}

/** Shows a due dose in the time zone of its medication, and any other instant in the company's. */
function timeOf({ date, timeZone }: Parameters, companyTimeZone: string): string | undefined {
  if (!date) return undefined
  return timeZone
    ? wallClockIn(timeZone).timeOf(new Date(date))
    : shortDateTimeIn(companyTimeZone, new Date(date))
}

function factsOf({ recipient: { company }, parameters }: MailContext): MailFacts {
  const { reason, text, fileName, policyNumber, until } = parameters
  return {
    company,
    reason: rejectionReasons.find((known) => known === reason),
    text,
    fileName,
    policyNumber,
    time: timeOf(parameters, company.timeZone),
    until: until && dayAndMonth(until),
  }
}

/** Subject, HTML and plain text of an e-mail. */
export function composeMail(kind: MailKind, context: MailContext) {
  const { button, ...text } = mailTexts[kind](factsOf(context))
  const path = buttonPaths[kind]
  const [firstName = ''] = context.recipient.fullName.split(' ')
  const layout: MailLayout = {
    ...text,
    greeting: mailFrame.greeting(firstName),
    ...(button && { button: { label: button, link: path ? context.memberUrl + path : context.link } }),
    company: context.recipient.company,
  }
  return { subject: text.subject, html: renderHtml(layout), text: renderText(layout) }
}
