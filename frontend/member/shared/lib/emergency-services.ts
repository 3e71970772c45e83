/**
 * Public emergency numbers in Brazil, the single source for all screens. The poison line is Anvisa's Disque-Intoxicação
 * (gov.br/anvisa); it was out of order in parts of the country in 2025, so it never appears without SAMU.
 */
export const emergencyServices = {
  samu: '192',
  cvv: '188',
  firefighters: '193',
  police: '190',
  women: '180',
  humanRights: '100',
  poison: '0800 722 6001',
} as const

export type EmergencyService = keyof typeof emergencyServices

/** The numbers shown on the screens, most common first. */
export const listedServices = [
  'samu',
  'cvv',
  'firefighters',
  'police',
  'women',
  'humanRights',
] as const satisfies readonly EmergencyService[]
