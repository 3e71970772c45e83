import { rejectionReasons } from '#contract/accounts.ts'
import { browserName } from '#contract/devices.ts'
import type { MailFacts, MailText } from '#contract/mail-text.ts'
import type { MailWords } from '#contract/members.ts'
import type { MailKind } from '#contract/notifications.ts'
import { greetingName, looksLikeAddress } from '#contract/plain-line.ts'
import { dayIn, shortDateTimeIn } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import { dayAndMonth } from '#texts/language.ts'
import { mailDigests, mailFrame, mailTexts } from '#texts/mails.ts'
import { type MailLayout, plainLayout, renderMail } from './layout.ts'

export interface MailContext {
  recipient: {
    fullName: string
    /** Whether the person has proven to own the mailbox. Until then the e-mail repeats nothing that was typed. */
    emailConfirmed: boolean
    company: { name: string; primaryColor: string; phone: string; timeZone: string; logoUrl?: string | null }
  }
  /** The event's parameters: codes, instants and people's own words. */
  parameters: Record<string, string>
  /** A page with this e-mail's secret, or the sign-in page. */
  link: string
  memberUrl: string
  now: Date
}

type Parameters = MailContext['parameters']

/** Maximum number of events that a digest lists one by one. */
const DIGEST_LINES_MAX = 20

/** Paths for buttons that do not use the context's link. */
const buttonPaths: Partial<Record<MailKind, string>> = {
  name_approved: '/app/profile',
  name_rejected: '/app/profile',
  policy_approved: '/app/insurance',
  policy_rejected: '/app/insurance',
  consultation_tomorrow: '/app/consultations',
  medication_due: '/app/medications',
  medication_stock_low: '/app/medications',
}

/** The event's time in its own time zone, or else the company's. */
function timeOf(kind: MailKind, { date, timeZone }: Parameters, companyTimeZone: string, now: Date) {
  if (!date) return {}
  const instant = new Date(date)
  const zone = timeZone ?? companyTimeZone
  return {
    time:
      kind === 'medication_due' && timeZone
        ? wallClockIn(timeZone).timeOf(instant)
        : shortDateTimeIn(zone, instant),
    isToday: dayIn(zone, instant) === dayIn(zone, now),
  }
}

function factsOf(kind: MailKind, { recipient: { company }, parameters, now }: MailContext): MailFacts {
  const { reason, text, fileName, policyNumber, phone, until, device, to, by, newName } = parameters
  return {
    company,
    reason: rejectionReasons.find((known) => known === reason),
    text,
    // A mail reader would turn an address into a link.
    fileName: fileName && !looksLikeAddress(fileName.replace(/\.[^.]+$/, '')) ? fileName : undefined,
    policyNumber,
    phone,
    until: until && dayAndMonth(until),
    device: device === undefined ? undefined : browserName(device),
    isFormerAddress: to !== undefined,
    byStaff: by === 'staff',
    newName,
    ...timeOf(kind, parameters, company.timeZone, now),
  }
}

export function composeMail(kind: MailKind, context: MailContext) {
  return renderMail(layoutOf(kind, context))
}

/** One e-mail about several events of a kind, soonest first. */
export function composeDigest(kind: MailKind, context: MailContext, all: readonly Parameters[]) {
  return renderMail(digestLayoutOf(kind, context, all))
}

/** The text of an e-mail, or of a digest of several events, without links. */
export function wordsOfMail(
  kind: MailKind,
  context: Omit<MailContext, 'link' | 'memberUrl'>,
  all: readonly Parameters[],
): Omit<MailWords, 'to'> {
  const linkless = { ...context, link: '', memberUrl: '' }
  const layout = all.length > 1 ? digestLayoutOf(kind, linkless, all) : layoutOf(kind, linkless)
  const { subject, greeting, paragraphs, quote = null, button, footnote = null } = plainLayout(layout)
  return { subject, greeting, paragraphs, quote, button: button?.label ?? null, footnote }
}

function layoutOf(kind: MailKind, context: MailContext): MailLayout {
  return framed(kind, context, mailTexts[kind](factsOf(kind, context)))
}

function digestLayoutOf(kind: MailKind, context: MailContext, all: readonly Parameters[]): MailLayout {
  const single = mailTexts[kind](factsOf(kind, context))
  const digest = mailDigests[kind]
  const count = all.length
  if (!digest) {
    const paragraphs = [...single.paragraphs, mailFrame.sameNotices({ count })]
    return framed(kind, context, { ...single, subject: `${single.subject} (${count})`, paragraphs })
  }
  const lines = all
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .slice(0, DIGEST_LINES_MAX)
    .map((parameters) => digest.line(factsOf(kind, { ...context, parameters })))
  const more = count - lines.length
  return framed(kind, context, {
    ...single,
    subject: digest.subject({ count }),
    paragraphs: [digest.intro({ count }), ...lines, ...(more > 0 ? [mailFrame.more({ count: more })] : [])],
    quote: undefined,
    ...(digest.footnote && { footnote: digest.footnote, call: undefined }),
  })
}

function framed(kind: MailKind, context: MailContext, { button, ...text }: MailText): MailLayout {
  const path = buttonPaths[kind]
  const { fullName, emailConfirmed } = context.recipient
  return {
    ...text,
    greeting: mailFrame.greeting(emailConfirmed ? greetingName(fullName) : undefined),
    ...(button && { button: { label: button, link: path ? context.memberUrl + path : context.link } }),
    company: context.recipient.company,
  }
}
