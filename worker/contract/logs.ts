import * as v from 'valibot'
import { INVALID_STATUS } from '#texts/filters.ts'
import {
  INVALID_ACTION,
  INVALID_ENTRY,
  INVALID_KIND,
  INVALID_PERSON,
  INVALID_REQUEST,
  INVALID_SCOPE,
  INVALID_SOURCE,
} from '#texts/logs.ts'
import { INVALID_DAY } from '#texts/time.ts'
import { openActions, openKinds, type ShownAction, type ShownKind } from './health-in-logs.ts'
import {
  type AccessReason,
  type AccessScope,
  accessScopes,
  type MessageState,
  messageStates,
} from './members.ts'
import { cursor } from './page.ts'
import { calendarDay } from './time.ts'

export const LOG_PAGE_SIZE = 50
/** Maximum rows of one export, newest first. A narrower period reaches older rows. */
export const LOG_EXPORT_ROWS = 50_000
/** Days for which errors are stored. */
export const ERROR_LOG_DAYS = 90

const day = v.optional(calendarDay(INVALID_DAY, INVALID_DAY))

/** Ids of entries: UUIDs, or readable names in the demonstration data. */
export const entryIdPattern = /^[\w.:-]{1,120}$/

/** Limits a log to one entry, if it exists. An export ignores it, as it ignores the cursor. */
const id = v.optional(v.pipe(v.string(INVALID_ENTRY), v.regex(entryIdPattern, INVALID_ENTRY)))

/** Days in the caller's time zone, both included. */
const range = { from: day, to: day, cursor, id }

/** The logs that can be exported. */
export type LogName = 'audit' | 'access' | 'mail' | 'error'

/** A user, as actor or subject. */
const person = v.optional(v.pipe(v.string(INVALID_PERSON), v.regex(/^[\w-]{1,64}$/, INVALID_PERSON)))

/** A request's id, as in `X-Request-Id`: finds the rows that the request wrote. */
const request = v.optional(
  v.pipe(v.string(INVALID_REQUEST), v.trim(), v.regex(/^[\w-]{1,64}$/, INVALID_REQUEST)),
)

export const auditQuerySchema = v.object({
  ...range,
  person,
  action: v.optional(v.picklist(openActions, INVALID_ACTION)),
  request,
})
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>

export const accessQuerySchema = v.object({
  ...range,
  person,
  scope: v.optional(v.picklist(accessScopes, INVALID_SCOPE)),
  request,
})
export type AccessQuery = v.InferOutput<typeof accessQuerySchema>

export const mailQuerySchema = v.object({
  ...range,
  person,
  state: v.optional(v.picklist(messageStates, INVALID_STATUS)),
  kind: v.optional(v.picklist(openKinds, INVALID_KIND)),
})
export type MailQuery = v.InferOutput<typeof mailQuerySchema>

/** Maximum failed messages that one bulk retry puts back into the queue. */
export const MAILS_RETRIED_MAX = 5000

/** The failed messages of a bulk retry, filtered as in the list. State and page do not matter. */
export const mailRetryQuerySchema = v.object({
  from: day,
  to: day,
  person,
  kind: v.optional(v.picklist(openKinds, INVALID_KIND)),
})
export type MailRetryQuery = v.InferOutput<typeof mailRetryQuerySchema>

/** The log tables whose rows are sealed. */
export const sealedLogs = ['audit_log', 'access_log'] as const
export type SealedLog = (typeof sealedLogs)[number]

export const errorSources = ['request', 'schedule', 'browser'] as const
export type ErrorSource = (typeof errorSources)[number]

export const errorQuerySchema = v.object({
  ...range,
  source: v.optional(v.picklist(errorSources, INVALID_SOURCE)),
  request,
})
export type ErrorQuery = v.InferOutput<typeof errorQuerySchema>

export interface Person {
  id: string
  /** `null` for a deleted account. */
  fullName: string | null
}

export type SubjectKind =
  | 'person'
  | 'session'
  | 'policy'
  | 'configuration'
  | 'report'
  | 'savedText'
  | 'mail'
  | 'log'

/** What an audit entry is about. Reveals nothing about health. */
export interface AuditSubject {
  kind: SubjectKind
  /** `null` if there is only one of the kind. */
  id: string | null
  /** Name of a person, saved text or log, number of a policy, or kind of a report; `null` if unknown. */
  name: string | null
  /** Full name of the member who owns the record. */
  owner: string | null
  /** Whether it has been deleted since. */
  isGone: boolean
  /** The dashboard screen that shows it. */
  page: 'member' | 'registration' | 'policy' | 'configuration' | 'mail' | 'log' | null
}

export interface AuditRow {
  id: string
  at: string
  /** `null` if nobody was signed in. */
  actor: Person | null
  action: ShownAction
  /** For an entry about health, only the member. */
  subject: AuditSubject | null
  origin: string
  requestId: string
  detail: Record<string, string> | null
}

export interface AccessRow {
  id: string
  at: string
  actor: Person
  /** The member whose health data was opened. */
  subject: Person
  scope: AccessScope
  recordId: string | null
  reason: AccessReason
  reasonText: string | null
  origin: string
  requestId: string
}

export interface MailRow {
  id: string
  createdAt: string
  recipient: Person
  kind: ShownKind
  state: MessageState
  attempts: number
  /** When the next attempt is due. */
  dueAt: string
  sentAt: string | null
  /** Class of the last error. */
  error: string | null
  retryable: boolean
}

export interface ErrorRow {
  id: string
  at: string
  source: ErrorSource
  /** Method and route pattern, or the name of the scheduled step. */
  place: string
  status: number | null
  code: string
  kind: string
  /** Functions and lines of the stack, innermost first; `null` if unknown. */
  frames: string | null
  requestId: string | null
}

export interface LogPage<Row> {
  items: Row[]
  nextCursor: string | null
  person: Person | null
}
