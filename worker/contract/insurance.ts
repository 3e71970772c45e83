export const policyStatuses = ['pending', 'approved', 'rejected'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

export const ANALYSIS_BUSINESS_DAYS = 2
export const POLICIES_PAGE_SIZE = 50

export interface Policy {
  id: string
  fileName: string
  /** Bytes. */
  fileSize: number
  policyNumber: string | null
  uploadedAt: string
  status: PolicyStatus
  /** Whether the content arrived; until then the file can be sent again. */
  hasContent: boolean
  /** Until when the content is waited for; `null` where it arrived, or was lost here and may come at any time. */
  sendBy: string | null
  /** The end of the analysis, as a calendar day (`YYYY-MM-DD`) of the company; `null` until the content came. */
  dueDay: string | null
  /** Why it was rejected, in the administrator's words. */
  rejectionText: string | null
  /** Where the content goes (PUT) and comes from (GET). */
  filePath: string
}
