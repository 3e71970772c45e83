import * as v from 'valibot'
import { INVALID_STATUS } from '#texts/filters.ts'
import { historyQuerySchema } from './history.ts'

export const policyStatuses = ['pending', 'approved', 'rejected'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

export const ANALYSIS_BUSINESS_DAYS = 2
export const POLICIES_PAGE_SIZE = 30

/** A policy without content is `unsent`, not under review. */
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
  /** Whether the content has arrived; until then the file can be sent again. */
  hasContent: boolean
  /** Whether the content was received and is missing. It is asked for again while the policy is pending. */
  isLost: boolean
  /**
   * Until when the content is expected; `null` where it has arrived, or was lost and may be sent at any
   * time.
   */
  sendBy: string | null
  /** When the content arrived, which begins the analysis; `null` without content. */
  receivedAt: string | null
  /** The due day of the analysis (`YYYY-MM-DD`, company time zone); `null` before the content has arrived. */
  dueDay: string | null
  /** When it was approved or rejected. */
  decidedAt: string | null
  /** The administrator's reason for the rejection. */
  rejectionText: string | null
  /** Path of the content, for PUT and GET. */
  filePath: string
}
