/** What a member's quotas count. */
export type QuotaKind =
  | 'consultations'
  | 'sleep'
  | 'exercise'
  | 'exams'
  | 'medications'
  | 'doses'
  | 'anamneses'
  | 'profile'
  | 'files'
  | 'account'
  | 'sessions'
  | 'proofs'
  | 'mails'

export const MEMBERS_AT_QUOTA_MAX = 50

/**
 * A member who has reached a quota or is close to it. Which quota is not shown, because it may reveal
 * something about health.
 */
export interface MemberAtQuota {
  id: string
  fullName: string
  /** `total` lasts until the member deletes something, `day` until midnight in Brasília. */
  reached: 'day' | 'total'
}
