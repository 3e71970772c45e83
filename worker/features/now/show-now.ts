import type { Now } from '#contract/now.ts'
import { joinReads } from '#platform/join-reads.ts'
import type { MemberWork } from '#platform/work.ts'

/** What each feature contributes to the answer, in one read. */
export interface NowParts {
  medications: (
    work: MemberWork,
  ) => Promise<Pick<Now, 'doses' | 'lowStock' | 'hasRecords'> & { nextDueAt: string | null }>
  consultations: (
    work: MemberWork,
  ) => Promise<Pick<Now, 'pastConsultations' | 'hasRecords'> & { nextAt: string | null }>
  policies: (work: MemberWork) => Promise<Pick<Now, 'rejectedPolicies' | 'hasRecords'>>
  exams: (work: MemberWork) => Promise<Pick<Now, 'hasRecords'>>
  exercise: (work: MemberWork) => Promise<Pick<Now, 'hasRecords'>>
}

/** What needs the member's attention now, in one round trip. */
export async function showNow(work: MemberWork, parts: NowParts): Promise<Now> {
  const joined = { ...work, read: joinReads(work.read) }
  const all = await Promise.all([
    parts.medications(joined),
    parts.consultations(joined),
    parts.policies(joined),
    parts.exams(joined),
    parts.exercise(joined),
  ])
  const [medications, consultations, policies] = all
  const [changesAt = null] = [medications.nextDueAt, consultations.nextAt].filter((at) => at !== null).sort()
  return {
    doses: medications.doses,
    lowStock: medications.lowStock,
    rejectedPolicies: policies.rejectedPolicies,
    pastConsultations: consultations.pastConsultations,
    hasRecords: all.some(({ hasRecords }) => hasRecords),
    changesAt,
  }
}
