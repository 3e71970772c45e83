import * as v from 'valibot'
import {
  INVALID_REASON,
  INVALID_SEARCH,
  INVALID_STATUS,
  INVALID_WAIT,
  SEARCH_TOO_LONG,
} from '#texts/filters.ts'
import { REASON_REQUIRED } from '#texts/reasons.ts'
import {
  INVALID_REGISTRATION,
  NO_REGISTRATIONS,
  REGISTRATIONS_REQUIRED,
  tooManyRegistrations,
} from '#texts/registrations.ts'
import { type RegistrationStatus, type RejectionReason, rejectionReasons } from './accounts.ts'
import type { Colleague } from './colleague.ts'
import { cursor } from './page.ts'
import { rejectionText } from './rejection-text.ts'
import { instant } from './time.ts'

/** Seconds in which a decision can be undone. Nobody is notified before they are over. */
export const UNDO_SECONDS = 10
/** Maximum number of decisions in one request. */
export const BULK_MAX = 50
export const QUEUE_PAGE_SIZE = 50
export const WAITING_COUNT_MAX = 1000
export const QUEUE_SEARCH_MAX = 100
/** Maximum number of matches that a search reads, so that it costs the same in every company. */
export const QUEUE_FOUND_MAX = 500

export const registrationRejectionSchema = v.object({
  reason: v.picklist(rejectionReasons, REASON_REQUIRED),
  text: rejectionText,
})

const ids = v.pipe(
  v.array(
    v.pipe(v.string(INVALID_REGISTRATION), v.maxLength(64, INVALID_REGISTRATION)),
    REGISTRATIONS_REQUIRED,
  ),
  v.minLength(1, NO_REGISTRATIONS),
  v.maxLength(BULK_MAX, tooManyRegistrations({ registrations: BULK_MAX })),
  v.transform((list) => [...new Set(list)]),
)

/** Decisions that can still be reversed when it is too late to undo them. */
export const reversibleStatuses = ['approved', 'rejected'] as const
export type ReversibleStatus = (typeof reversibleStatuses)[number]

/**
 * Reverses a decision: the registration waits again, and the person is told why. `status` and `decidedAt`
 * (its `statusSince`) identify the decision, so that no other one is reversed.
 */
export const reversalSchema = v.object({
  status: v.picklist(reversibleStatuses, INVALID_STATUS),
  decidedAt: instant(INVALID_REGISTRATION, INVALID_REGISTRATION),
  text: rejectionText,
})
export type Reversal = v.InferOutput<typeof reversalSchema>

export const bulkSchema = v.object({ ids })
export const bulkRejectionSchema = v.object({ ids, ...registrationRejectionSchema.entries })

export const queueStatuses = ['email_confirmed', 'pending', 'approved', 'rejected'] as const
/** Options, in hours, of the filter for long waits. */
export const waitingFilters = ['24', '48', '168'] as const
export type WaitingFilter = (typeof waitingFilters)[number]

export const registrationQueueQuerySchema = v.object({
  status: v.optional(v.picklist(queueStatuses, INVALID_STATUS), 'email_confirmed'),
  /** Beginnings of names or of the e-mail address. */
  search: v.optional(
    v.pipe(v.string(INVALID_SEARCH), v.trim(), v.maxLength(QUEUE_SEARCH_MAX, SEARCH_TOO_LONG)),
  ),
  /** Only registrations that have been in their status for more than this many hours. */
  waitingOver: v.optional(v.picklist(waitingFilters, INVALID_WAIT)),
  /** Only those rejected for this reason. */
  reason: v.optional(v.picklist(rejectionReasons, INVALID_REASON)),
  cursor,
})
export type RegistrationQueueQuery = v.InferOutput<typeof registrationQueueQuerySchema>

/** The reversal of a decision, after which the registration waited again. */
export interface Reversed {
  decision: ReversibleStatus
  /** Full name of the administrator who reversed it. */
  by: string | null
  at: string
  /** The reason given to the person. */
  text: string
}

export interface RegistrationInQueue {
  id: string
  fullName: string
  email: string
  status: RegistrationStatus
  createdAt: string
  emailConfirmedAt: string | null
  /** When the registration entered its current status; for waiting ones, when the wait began. */
  statusSince: string
  rejection: { reason: RejectionReason; text: string } | null
  /** Full name of the administrator who decided. */
  decidedBy: string | null
  /** The administrator who took it while it waited. */
  assignee: Colleague | null
  /** The reversal that started the current wait. */
  reversal: Reversed | null
}

/** Today's decisions, by the day in Brasília. */
export interface DecidedToday {
  count: number
  /** Median wait in minutes, interpolated from bands; `null` without decisions. */
  medianMinutes: number | null
}

/** How the waits compare to the company's target, among the longest `WAITING_COUNT_MAX`. */
export interface WaitingTarget {
  hours: number
  /** Waits beyond the target: those that began by `lateSince`. */
  late: number
  lateSince: string
  /** Waits that will exceed it by the end of the day in Brasília: the others that began by `dueSince`. */
  dueToday: number
  dueSince: string
}

export interface RegistrationQueue {
  registrations: RegistrationInQueue[]
  nextCursor: string | null
  /** Whether there are more matches than `QUEUE_FOUND_MAX`; the rest were not read. */
  cut: boolean
  /** Version of the queue when it was read (`presence.ts`). */
  version: number
  /** Number of waiting registrations; stops at `WAITING_COUNT_MAX`. */
  waiting: number
  target: WaitingTarget
  today: DecidedToday
}

/** The earlier decision on a registration or, if it is waiting again, who reversed the decision. */
export interface DecidedBefore {
  status: RegistrationStatus
  /** Full name of the administrator who decided. */
  by: string | null
  at: string | null
  /** Whether the signed-in administrator made it. */
  own: boolean
}

export interface Decided {
  id: string
  status: RegistrationStatus
}

/** The response to a decision, with the day's numbers. */
export interface DecidedNow extends Decided {
  today: DecidedToday
}

/** By id: decided now, decided before, or not found. */
export interface BulkDecided {
  today: DecidedToday
  decided: string[]
  before: (DecidedBefore & { id: string; fullName: string })[]
  missing: string[]
}

/** By id: back in the queue, or too late. */
export interface BulkUndone {
  undone: string[]
  kept: string[]
}
