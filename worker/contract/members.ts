/** Why an administrator suspends somebody's access; a text of one's own goes beside it. */
export const blockReasons = ['contract_ended', 'asked_by_member', 'misuse', 'security', 'other'] as const

/** What of somebody's health data is opened. */
export const accessScopes = ['consultations', 'policies', 'policy_file', 'sleep', 'anamnesis'] as const

/** Why an administrator opens health data. */
export const accessReasons = [
  'member_request',
  'policy_review',
  'complaint',
  'technical_support',
  'legal_request',
  'other',
] as const

/** Words of a search beyond these are not looked at. */
export const SEARCH_WORDS_MAX = 8
