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

/** At most this many members are listed. */
export const MEMBERS_AT_QUOTA_MAX = 50

/** A member who is at a quota, or near it. Which one is not shown: it may say something about health. */
export interface MemberAtQuota {
  id: string
  fullName: string
  /** `total` lasts until the member deletes something, `day` until midnight in Brasília. */
  reached: 'day' | 'total'
}
