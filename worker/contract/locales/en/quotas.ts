import type { QuotaKind } from '#contract/quotas.ts'

/** What a quota counts, in the plural. */
const names: Record<QuotaKind, string> = {
  consultations: 'consultations',
  sleep: 'sleep entries',
  exercise: 'activities',
  exams: 'exams',
  medications: 'medications',
  doses: 'recorded doses',
  profile: 'changes of the health profile',
  anamneses: 'health questionnaires',
  files: 'files',
  account: 'changes to your account',
  sessions: 'sign-ins',
  proofs: 'identity checks',
  mails: 'emails',
}

/** @param until day and time in the member's time zone */
export const quotaOfTheDay = ({ kind, until }: { kind: QuotaKind; until: string }) =>
  `You have reached the limit of today for ${names[kind]}. You can go on from ${until}.`

/** What else a member can do, where deleting records is not enough. */
const remedies: Partial<Record<QuotaKind, string>> = {
  files: 'Delete files or policies that you no longer use to send others.',
  doses: 'Delete medications that you no longer use, with their doses, to record others.',
}

export const quotaInAll = ({ kind }: { kind: QuotaKind }) => {
  const remedy = remedies[kind] ?? 'Delete records that you no longer use to add others.'
  return `You have reached the limit of ${names[kind]} that we can store. ${remedy}`
}
