/**
 * Every kind of event: whether the bell shows it (what the member did arrives read), whether an e-mail is
 * sent, and whether the kind alone reveals something about the member's health (logs and member pages then
 * show one neutral name, docs/decisions/012).
 *
 * A new kind does not compile until it has a name (`#texts/events.ts`) and, depending on its channels, a
 * place under the bell (frontend/member/features/notifications/notification-content.ts) and the text of its
 * e-mail (`#texts/mails.ts`).
 */
export const eventRules = {
  confirm_email: { bell: false, mail: true, health: false },
  confirm_new_email: { bell: false, mail: true, health: false },
  email_change_asked: { bell: false, mail: true, health: false },
  email_changed: { bell: false, mail: true, health: false },
  name_corrected: { bell: false, mail: true, health: false },
  name_approved: { bell: true, mail: true, health: false },
  name_rejected: { bell: true, mail: true, health: false },
  address_in_use: { bell: false, mail: true, health: false },
  registration_approved: { bell: true, mail: true, health: false },
  registration_rejected: { bell: true, mail: true, health: false },
  registration_reopened: { bell: false, mail: true, health: false },
  reset_password: { bell: false, mail: true, health: false },
  new_device: { bell: false, mail: true, health: false },
  password_changed: { bell: false, mail: true, health: false },
  second_factor_enabled: { bell: false, mail: true, health: false },
  second_factor_disabled: { bell: false, mail: true, health: false },
  recovery_codes_renewed: { bell: false, mail: true, health: false },
  recovery_code_used: { bell: false, mail: true, health: false },
  passkey_added: { bell: false, mail: true, health: false },
  passkey_removed: { bell: false, mail: true, health: false },
  passkey_removal_asked: { bell: false, mail: true, health: false },
  policy_approved: { bell: true, mail: true, health: false },
  policy_rejected: { bell: true, mail: true, health: false },
  consultation_scheduled: { bell: 'read', mail: false, health: true },
  consultation_changed: { bell: 'read', mail: false, health: true },
  consultation_cancelled: { bell: 'read', mail: false, health: true },
  consultation_tomorrow: { bell: true, mail: true, health: true },
  medication_due: { bell: true, mail: true, health: true },
  medication_stock_low: { bell: true, mail: true, health: true },
} as const satisfies Record<string, { bell: boolean | 'read'; mail: boolean; health: boolean }>

type EventRules = typeof eventRules
export type EventKind = keyof EventRules
export const eventKinds = Object.keys(eventRules) as EventKind[]

type KindWhere<Rule extends 'bell' | 'mail' | 'health', Value extends boolean | 'read'> = {
  [Kind in EventKind]: EventRules[Kind][Rule] extends Value ? Kind : never
}[EventKind]

export type BellKind = KindWhere<'bell', true | 'read'>
export type MailKind = KindWhere<'mail', true>
export const isMailKind = (kind: EventKind): kind is MailKind => eventRules[kind].mail

/** The kinds that logs and member pages may name. */
export type OpenKind = KindWhere<'health', false>

/**
 * Kinds about a sign-in, or about a change of what protects the account. Their e-mails offer to end all
 * sessions.
 */
export const securityKinds: readonly EventKind[] = [
  'new_device',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_removal_asked',
]

/** Days for which the link in such an e-mail can end the sessions. */
export const END_SESSIONS_LINK_DAYS = 7

/** Kinds that matter only while the thing they announce is still ahead. */
const reminderKinds: readonly EventKind[] = [
  'consultation_tomorrow',
  'medication_due',
  'medication_stock_low',
]
export const isReminder = (kind: EventKind): boolean => reminderKinds.includes(kind)

const decisionKinds: readonly EventKind[] = [
  'registration_approved',
  'registration_rejected',
  'registration_reopened',
  'name_approved',
  'name_rejected',
  'policy_approved',
  'policy_rejected',
]

/** The order in which waiting e-mails are sent: account first, then decisions, then reminders. */
export const MAIL_PRIORITIES = { account: 0, decision: 1, reminder: 2 } as const

export function mailPriorityOf(kind: EventKind): number {
  if (isReminder(kind)) return MAIL_PRIORITIES.reminder
  return decisionKinds.includes(kind) ? MAIL_PRIORITIES.decision : MAIL_PRIORITIES.account
}

export const NOTIFICATIONS_PAGE_SIZE = 30
/** The count of unread notifications stops here. */
export const UNREAD_COUNT_MAX = 99

/**
 * An event as the bell shows it. `parameters` fill in the texts of its kind: codes, names, people's own
 * words, instants in ISO 8601 (UTC) and days as `YYYY-MM-DD`. The text is composed when it is read, in the
 * reader's language and time zone.
 */
export interface Notification {
  id: string
  kind: BellKind
  parameters: Record<string, string>
  /** The record that the event is about. */
  subjectId: string | null
  createdAt: string
  readAt: string | null
}
