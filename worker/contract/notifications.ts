/** The order in which waiting e-mails are sent: account first, then decisions, then reminders. */
export const MAIL_PRIORITIES = { account: 0, decision: 1, reminder: 2 } as const

interface EventRule {
  /** Whether the bell shows it. What the member did arrives read. */
  bell: boolean | 'read'
  /**
   * The group of its e-mail, if one is sent. `security` is account mail about a sign-in, or about a change of what
   * protects the account, with a link that ends all sessions. `reminder` matters only while what it announces is still
   * ahead, and counts towards the recipient's quota of e-mails.
   */
  mail: false | 'security' | keyof typeof MAIL_PRIORITIES
  /**
   * Whether the kind alone reveals something about the member's health. Logs and member pages then show one neutral
   * name (docs/decisions/012).
   */
  health: boolean
  /** The decision that can still be undone until the event is shown. */
  undo?: 'registration' | 'policy'
  /** Whether its e-mail has a link with a secret, which is created when the e-mail is sent. */
  secretLink?: true
}

/**
 * Every kind of event. What concerns several kinds asks here (`kindsWhere`) instead of listing them.
 *
 * A new kind does not compile until it has a name (`#texts/events.ts`) and, depending on its channels, a
 * place under the bell (frontend/member/features/notifications/notification-content.ts) and the text of its
 * e-mail (`#texts/mails.ts`).
 */
export const eventRules = {
  confirm_email: { bell: false, mail: 'account', health: false, secretLink: true },
  confirm_new_email: { bell: false, mail: 'account', health: false, secretLink: true },
  email_change_asked: { bell: false, mail: 'security', health: false },
  email_changed: { bell: false, mail: 'security', health: false },
  name_corrected: { bell: false, mail: 'account', health: false },
  name_approved: { bell: true, mail: 'decision', health: false },
  name_rejected: { bell: true, mail: 'decision', health: false },
  address_in_use: { bell: false, mail: 'account', health: false },
  registration_approved: { bell: true, mail: 'decision', health: false, undo: 'registration' },
  registration_rejected: { bell: true, mail: 'decision', health: false, undo: 'registration' },
  registration_reopened: { bell: false, mail: 'decision', health: false },
  reset_password: { bell: false, mail: 'account', health: false, secretLink: true },
  new_device: { bell: false, mail: 'security', health: false },
  password_changed: { bell: false, mail: 'security', health: false },
  password_switched_off: { bell: false, mail: 'security', health: false },
  second_factor_enabled: { bell: false, mail: 'security', health: false },
  second_factor_disabled: { bell: false, mail: 'security', health: false },
  recovery_codes_renewed: { bell: false, mail: 'security', health: false },
  recovery_code_used: { bell: false, mail: 'security', health: false },
  passkey_added: { bell: false, mail: 'security', health: false },
  passkey_removed: { bell: false, mail: 'security', health: false },
  // Under the bell too: whoever asked may read the mailbox.
  passkey_removal_asked: { bell: true, mail: 'security', health: false },
  policy_approved: { bell: true, mail: 'decision', health: false, undo: 'policy' },
  policy_rejected: { bell: true, mail: 'decision', health: false, undo: 'policy' },
  consultation_scheduled: { bell: 'read', mail: false, health: true },
  consultation_changed: { bell: 'read', mail: false, health: true },
  consultation_cancelled: { bell: 'read', mail: false, health: true },
  consultation_tomorrow: { bell: true, mail: 'reminder', health: true },
  medication_due: { bell: true, mail: 'reminder', health: true },
  medication_stock_low: { bell: true, mail: 'reminder', health: true },
} as const satisfies Record<string, EventRule>

type EventRules = typeof eventRules
export type EventKind = keyof EventRules
export const eventKinds = Object.keys(eventRules) as EventKind[]

/** The kinds whose rule meets a condition. */
export const kindsWhere = (condition: (rule: EventRule) => boolean): EventKind[] =>
  eventKinds.filter((kind) => condition(eventRules[kind]))

type KindWhere<Name extends 'bell' | 'mail' | 'health', Value> = {
  [Kind in EventKind]: EventRules[Kind][Name] extends Value ? Kind : never
}[EventKind]

export type BellKind = KindWhere<'bell', true | 'read'>
export type MailKind = KindWhere<'mail', string>
export const isMailKind = (kind: EventKind): kind is MailKind => eventRules[kind].mail !== false

/** The kinds whose e-mail has a link with a secret. */
export type SecretLinkKind = {
  [Kind in EventKind]: EventRules[Kind] extends { secretLink: true } ? Kind : never
}[EventKind]

/** The kinds that logs and member pages may name. */
export type OpenKind = KindWhere<'health', false>

export function mailPriorityOf(kind: EventKind): number {
  const { mail } = eventRules[kind]
  return mail === 'decision' || mail === 'reminder' ? MAIL_PRIORITIES[mail] : MAIL_PRIORITIES.account
}

/** Days for which the link in a `security` e-mail can end the sessions. */
export const END_SESSIONS_LINK_DAYS = 7

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
