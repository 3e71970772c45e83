import * as v from 'valibot'
import { INVALID_STATUS } from '#texts/filters.ts'
import { historyQuerySchema } from './history.ts'

export const policyStatuses = ['pending', 'approved', 'rejected'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

export const ANALYSIS_BUSINESS_DAYS = 2
export const POLICIES_PAGE_SIZE = 30

/** A policy without content is `unsent` and not under review. */
export const policyStates = ['unsent', ...policyStatuses] as const
export type PolicyState = (typeof policyStates)[number]

export const policiesQuerySchema = v.object({
  ...historyQuerySchema.entries,
  state: v.optional(v.picklist(policyStates, INVALID_STATUS)),
})
export type PoliciesQuery = v.InferOutput<typeof policiesQuerySchema>

export interface Policy {
  id: string
  fileName: string
  /** In bytes. */
  fileSize: number
  policyNumber: string | null
  uploadedAt: string
  status: PolicyStatus
  /** Whether the content has arrived. Until then the file can be sent again. */
  hasContent: boolean
  /**
   * Whether content that had arrived is missing now. While the policy is pending, the member is asked for it
   * again.
   */
  isLost: boolean
  /** When the content is due; `null` if it has arrived, or was lost and may be sent at any time. */
  sendBy: string | null
  /** When the content arrived, which starts the review; `null` without content. */
  receivedAt: string | null
  /** The day by which the review is due (`YYYY-MM-DD`, company time zone); `null` until the content has arrived. */
  dueDay: string | null
  decidedAt: string | null
  /** The administrator's reason for a rejection. */
  rejectionText: string | null
  /** Path of the content, for PUT and GET. */
  filePath: string
}
