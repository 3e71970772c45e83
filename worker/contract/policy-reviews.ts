import * as v from 'valibot'
import { INVALID_SEARCH, INVALID_STATUS } from '#texts/filters.ts'
import { INVALID_POLICY_NUMBER, POLICY_NUMBER_REQUIRED } from '#texts/policy-reviews.ts'
import { useAtMost } from '#texts/text.ts'
import type { Colleague } from './colleague.ts'
import { type PolicyStatus, policyStatuses } from './insurance.ts'
import { cursor } from './page.ts'
import { rejectionText } from './rejection-text.ts'

export const REVIEW_QUEUE_PAGE_SIZE = 50
/** The counts of the review queue stop here. */
export const REVIEW_QUEUE_COUNT_MAX = 1000
export const REVIEW_QUEUE_SEARCH_MAX = 100
const POLICY_NUMBER_MAX = 40

export const policyApprovalSchema = v.object({
  policyNumber: v.pipe(
    v.string(POLICY_NUMBER_REQUIRED),
    v.trim(),
    v.minLength(3, POLICY_NUMBER_REQUIRED),
    v.maxLength(POLICY_NUMBER_MAX, useAtMost({ characters: POLICY_NUMBER_MAX })),
    v.regex(/^[\p{L}\d./ -]+$/u, INVALID_POLICY_NUMBER),
    v.regex(/[\p{L}\d]/u, POLICY_NUMBER_REQUIRED),
  ),
})

export const policyRejectionSchema = v.object({
  text: rejectionText,
})

export const reviewQueueQuerySchema = v.object({
  status: v.optional(v.picklist(policyStatuses, INVALID_STATUS), 'pending'),
  /** A member's name, e-mail or card number, a file name or a policy number. */
  search: v.optional(
    v.pipe(
      v.string(INVALID_SEARCH),
      v.trim(),
      v.maxLength(REVIEW_QUEUE_SEARCH_MAX, useAtMost({ characters: REVIEW_QUEUE_SEARCH_MAX })),
    ),
    '',
  ),
  cursor,
})
export type ReviewQueueQuery = v.InferOutput<typeof reviewQueueQuerySchema>

/** A policy in the review queue; its content has arrived. */
export interface ReviewQueueItem {
  id: string
  fileName: string
  /** In bytes. */
  fileSize: number
  contentType: string
  member: { id: string; fullName: string; email: string; cardNumber: string }
  uploadedAt: string
  /** The day by which the review is due (`YYYY-MM-DD`, company time zone). */
  dueDay: string
  /** Business days left by the company's calendar; negative if overdue. */
  daysLeft: number
  status: PolicyStatus
  policyNumber: string | null
  rejectionText: string | null
  decidedAt: string | null
  /** Full name of the administrator who decided. */
  decidedBy: string | null
  /** The administrator who took it while it waited. */
  assignee: Colleague | null
}

export interface ReviewQueue {
  policies: ReviewQueueItem[]
  nextCursor: string | null
  /** Version of the queue when it was read (`presence.ts`). */
  version: number
  /** Number of waiting policies; stops at `REVIEW_QUEUE_COUNT_MAX`. */
  waiting: number
  /** How many of them are overdue or due today. */
  late: number
  dueToday: number
}

/** The response to a decision. */
export interface PolicyDecided {
  id: string
  status: PolicyStatus
  /** Milliseconds in which it can be undone. */
  undoMs: number
}

export interface PolicyReview {
  policy: ReviewQueueItem
  previousId: string | null
  nextId: string | null
  /** The member's other policies, newest first. */
  others: Pick<ReviewQueueItem, 'id' | 'fileName' | 'status' | 'uploadedAt' | 'rejectionText' | 'decidedAt'>[]
}
