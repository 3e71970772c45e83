/** Kinds of danger, the most urgent answer first. */
export const crisisKinds = [
  'suicide',
  'choking',
  'breathing',
  'unconscious',
  'chestPain',
  'stroke',
  'allergy',
  'convulsion',
  'pregnancy',
  'bleeding',
  'selfHarm',
  'poisoning',
  'violence',
  'rescue',
  'unwell',
] as const

export type CrisisKind = (typeof crisisKinds)[number]
