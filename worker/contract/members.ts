import * as v from 'valibot'
import { INVALID_ACCESS, INVALID_ROLE, INVALID_SEARCH, INVALID_STATUS } from '#texts/filters.ts'
import { SCOPES_REQUIRED } from '#texts/members.ts'
import { REASON_REQUIRED, REASON_TEXT_REQUIRED } from '#texts/reasons.ts'
import { useAtMost } from '#texts/text.ts'
import {
  profileSchema,
  type RegistrationStatus,
  type RejectionReason,
  type Role,
  registrationEmailSchema,
  registrationStatuses,
  roles,
} from './accounts.ts'
import type { Anamnesis } from './anamnesis.ts'
import type { ConsultationSummary } from './consultations.ts'
import type { ShownKind } from './health-in-logs.ts'
import type { PolicyStatus } from './insurance.ts'
import type { Tally } from './medications.ts'
import type { Note } from './notes.ts'
import { cursor } from './page.ts'
import type { ReversibleStatus } from './registrations.ts'
import { optionalText } from './text.ts'
import type { Versioned } from './versions.ts'

/** Further words of a search are ignored. */
export const SEARCH_WORDS_MAX = 8
export const SEARCH_MAX = 100
export const MEMBERS_PAGE_SIZE = 50

/** Words instead of a boolean, because they appear in the URL. */
export const accessStates = ['open', 'blocked'] as const
export type AccessState = (typeof accessStates)[number]

export const membersQuerySchema = v.object({
  /** Beginnings of names, of an e-mail address or of a card number. */
  search: v.optional(
    v.pipe(v.string(INVALID_SEARCH), v.maxLength(SEARCH_MAX, useAtMost({ characters: SEARCH_MAX }))),
  ),
  status: v.optional(v.picklist(registrationStatuses, INVALID_STATUS)),
  access: v.optional(v.picklist(accessStates, INVALID_ACCESS)),
  role: v.optional(v.picklist(roles, INVALID_ROLE)),
  cursor,
})
export type MembersQuery = v.InferOutput<typeof membersQuerySchema>

export interface MemberInList {
  id: string
  fullName: string
  email: string
  cardNumber: string
  role: Role
  status: RegistrationStatus
  createdAt: string
  blockedAt: string | null
}

/** Best matches first for a search, otherwise latest accounts first. */
export interface MemberList {
  members: MemberInList[]
  nextCursor: string | null
}

/** Reasons for blocking a member; the administrator can add a text. */
export const blockReasons = ['contract_ended', 'asked_by_member', 'misuse', 'security', 'other'] as const
export type BlockReason = (typeof blockReasons)[number]

/** Parts of a member's health data that can be opened. */
export const accessScopes = [
  'consultations',
  'policies',
  'policy_file',
  'sleep',
  'anamnesis',
  'health_profile',
  'exercise',
  'medications',
  'exams',
] as const
export type AccessScope = (typeof accessScopes)[number]

export type HealthScope = Exclude<AccessScope, 'policy_file'>
/** The parts shown on a member's page. */
export const healthScopes = accessScopes.filter((scope): scope is HealthScope => scope !== 'policy_file')

export const accessReasons = [
  'member_request',
  'policy_review',
  'complaint',
  'technical_support',
  'legal_request',
  'other',
] as const
export type AccessReason = (typeof accessReasons)[number]

export const REASON_TEXT_MAX = 500
const reasonText = optionalText(REASON_TEXT_MAX)

/** The reason "other" requires a text. */
const explained = (input: { reason: string; text: string | null }) =>
  input.reason !== 'other' || (input.text ?? '').length >= 3

export const blockSchema = v.pipe(
  v.object({ reason: v.picklist(blockReasons, REASON_REQUIRED), text: reasonText }),
  v.forward(v.partialCheck([['reason'], ['text']], explained, REASON_TEXT_REQUIRED), ['text']),
)
export type Block = v.InferOutput<typeof blockSchema>

export const accessReasonSchema = v.pipe(
  v.object({ reason: v.picklist(accessReasons, REASON_REQUIRED), text: reasonText }),
  v.forward(v.partialCheck([['reason'], ['text']], explained, REASON_TEXT_REQUIRED), ['text']),
)

export const healthAccessSchema = v.pipe(
  v.object({
    scopes: v.pipe(
      v.array(v.picklist(healthScopes, SCOPES_REQUIRED), SCOPES_REQUIRED),
      v.minLength(1, SCOPES_REQUIRED),
      v.maxLength(healthScopes.length, SCOPES_REQUIRED),
      v.transform((scopes) => [...new Set(scopes)]),
    ),
    reason: v.picklist(accessReasons, REASON_REQUIRED),
    text: reasonText,
  }),
  v.forward(v.partialCheck([['reason'], ['text']], explained, REASON_TEXT_REQUIRED), ['text']),
)
export type HealthAccess = v.InferOutput<typeof healthAccessSchema>

export const passkeyRemovalReasons = ['lost_device', 'asked_by_member', 'security', 'other'] as const
export type PasskeyRemovalReason = (typeof passkeyRemovalReasons)[number]

export const passkeyRemovalSchema = v.pipe(
  v.object({ reason: v.picklist(passkeyRemovalReasons, REASON_REQUIRED), text: reasonText }),
  v.forward(v.partialCheck([['reason'], ['text']], explained, REASON_TEXT_REQUIRED), ['text']),
)
export type PasskeyRemoval = v.InferOutput<typeof passkeyRemovalSchema>

export const roleChangeSchema = v.object({ role: v.picklist(roles, INVALID_ROLE) })

export const nameCorrectionSchema = profileSchema
/** A person's new e-mail address, entered by an administrator. It takes effect once its owner confirms it. */
export const emailCorrectionSchema = registrationEmailSchema

/** The decision on the name that a member requested. A rejection may give a reason. */
export const nameDecisionSchema = v.object({
  decision: v.picklist(['approved', 'rejected'], INVALID_STATUS),
  text: reasonText,
})
export type NameDecision = v.InferOutput<typeof nameDecisionSchema>
export const nameRejectionSchema = v.object({ text: reasonText })

/** Maximum number of pending names in the list, oldest request first. */
export const NAME_CHANGES_MAX = 20
export interface WaitingName {
  id: string
  fullName: string
  newName: string
}

export interface HelpedPerson extends Versioned {
  id: string
  fullName: string
  /** Awaits approval. */
  newName: string | null
  email: string
  /** Awaits confirmation. */
  newEmail: string | null
}

/** Maximum number of entries of an account's history, newest first. */
export const HISTORY_MAX = 50
export const historyActions = [
  'account.registered',
  'account.email_confirmed',
  'account.registration_corrected',
  'account.registration_email_corrected',
  'account.name_changed',
  'account.name_change_requested',
  'account.name_change_withdrawn',
  'account.email_changed',
  'account.email_restored',
  'account.password_reset',
  'account.password_switched_off',
  'account.password_switched_on',
  'registration.approved',
  'registration.rejected',
  'registration.decision_undone',
  'registration.reversed',
  'member.blocked',
  'member.unblocked',
  'member.role_changed',
  'member.sessions_ended',
  'member.passkeys_removed',
  'member.confirmation_resent',
  'member.password_link_sent',
  'member.name_corrected',
  'member.name_approved',
  'member.name_rejected',
  'member.email_change_requested',
  'member.email_change_cancelled',
] as const
export type HistoryAction = (typeof historyActions)[number]

export interface HistoryEntry {
  id: string
  at: string
  action: HistoryAction
  /** Full name of the actor. */
  actor: string | null
  detail: Record<string, string> | null
}

export interface MemberSession {
  id: string
  device: string
  /** Whether the session is at the member app or the dashboard. */
  purpose: 'member' | 'admin'
  createdAt: string
  lastSeenAt: string
}

export const messageStates = ['waiting', 'sent', 'failed', 'dropped'] as const
export type MessageState = (typeof messageStates)[number]

export interface MemberMessage {
  id: string
  kind: ShownKind
  createdAt: string
  /** `null` if it was only shown under the bell. */
  mail: { state: MessageState; attempts: number; sentAt: string | null } | null
  readAt: string | null
  /** The names before and after a correction or a decision, if the message was about one. */
  nameChange: { from: string; to: string } | null
}

/** Maximum number of messages and of sessions of a person in the lists, newest first. */
export const MESSAGES_MAX = 30
export const SESSIONS_MAX = 20

/** A member as an administrator sees them before opening health data. */
export interface MemberDetail extends MemberInList, Versioned {
  newEmail: string | null
  newName: string | null
  statusSince: string
  emailConfirmedAt: string | null
  confirmationSentAt: string | null
  decidedAt: string | null
  rejection: { reason: RejectionReason; text: string } | null
  block: { at: string; by: string | null; reason: BlockReason | null; text: string | null } | null
  history: HistoryEntry[]
  sessions: MemberSession[]
  /** Number of passkeys, at both addresses together. */
  passkeys: number
}

export const personFields = ['name', 'email'] as const
export type PersonField = (typeof personFields)[number]

export const EARLIER_REQUESTS_MAX = 20
export const DUPLICATES_MAX = 5

/** A decision on a registration that is no longer in force. */
export interface EarlierRequest {
  id: string
  decision: ReversibleStatus
  decidedAt: string
  /** Full name of the administrator who decided. */
  decidedBy: string | null
  rejection: { reason: RejectionReason; text: string } | null
  /** Who reversed the decision, when and why; `null` if the person applied again. */
  reversal: { by: string | null; at: string; text: string } | null
  /** How the next request, or the current account, differs. */
  changes: { field: PersonField; from: string; to: string }[]
}

/** Another account of the company that may belong to the same person. */
export interface LikelyDuplicate {
  id: string
  fullName: string
  email: string
  status: RegistrationStatus
  createdAt: string
  blocked: boolean
  /** Equal names, addresses of the same mailbox, or neither but a similar name. */
  matches: PersonField[] | ['alike']
}

/** What is known about a person besides the account. Requests, messages and notes are sorted newest first. */
export interface PersonRecord {
  earlierRequests: EarlierRequest[]
  duplicates: LikelyDuplicate[]
  /** Whether there are more duplicates than these. */
  hasMoreDuplicates: boolean
  messages: MemberMessage[]
  notes: Note[]
}

/** The text of an e-mail to a person, without links. */
export interface MailWords {
  /** The address, if it differs from the account's. */
  to: string | null
  subject: string
  greeting: string
  paragraphs: string[]
  quote: string | null
  button: string | null
  footnote: string | null
}

export const HEALTH_RECORDS_MAX = 100
export const SLEEP_SUMMARY_DAYS = 30
/** Number of weeks in the exercise summary, up to and including today. */
export const EXERCISE_SUMMARY_WEEKS = 4

export interface PolicySummary {
  id: string
  fileName: string
  policyNumber: string | null
  status: PolicyStatus
  uploadedAt: string
  dueDay: string | null
  rejectionText: string | null
  hasContent: boolean
}

export interface SleepSummary {
  /** Nights with an entry in the last 30 days. */
  nights: number
  /** Average hours of those nights, to one decimal. */
  averageHours: number
  /** Quality from 1 to 100, weighted by hours. */
  averageQuality: number
  /** Nights below the adequate seven hours. */
  shortNights: number
  lastEnd: string
}

export interface AnamnesisSummary extends Omit<Anamnesis, 'id' | 'version'> {
  /** Earlier questionnaires, newest first. */
  earlier: Pick<Anamnesis, 'createdAt' | 'weightKg' | 'bmi' | 'bmiClass'>[]
}

/** Amounts only, never which exercise was done. */
export interface ExerciseSummary {
  activities: number
  minutes: number
  activeDays: number
  lastStart: string
}

/** Counts only, never which medications. */
export interface MedicationsSummary {
  /** In use today: not paused, ended or past the last day. */
  active: number
  /** Due doses of the last 30 days. As-needed doses are never due. */
  adherence: Tally
}

/** Counts only, never which allergies or conditions. */
export interface HealthProfileSummary {
  allergies: number
  conditions: number
  hasBloodType: boolean
  hasContact: boolean
  updatedAt: string
}

/** Counts only, never values. */
export interface ExamsSummary {
  results: number
  /** Day (`YYYY-MM-DD`) of the last collection. */
  lastDay: string
}

/** The opened parts. A part that was not requested is absent; `null` means that it has no record. */
export interface OpenedHealth {
  openedAt: string
  consultations?: { items: ConsultationSummary[]; more: boolean } | undefined
  policies?: { items: PolicySummary[]; more: boolean } | undefined
  sleep?: SleepSummary | null | undefined
  anamnesis?: AnamnesisSummary | null | undefined
  health_profile?: HealthProfileSummary | null | undefined
  exercise?: ExerciseSummary | null | undefined
  medications?: MedicationsSummary | null | undefined
  exams?: ExamsSummary | null | undefined
}
