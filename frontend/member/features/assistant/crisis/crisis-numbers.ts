import type { EmergencyService } from '#member/shared/lib/emergency-services.ts'
import type { CrisisKind } from './crisis-kinds.ts'

const servicesFor: Record<CrisisKind, readonly EmergencyService[]> = {
  suicide: ['cvv', 'samu'],
  selfHarm: ['cvv', 'samu'],
  choking: ['samu', 'firefighters'],
  breathing: ['samu'],
  unconscious: ['samu'],
  chestPain: ['samu'],
  stroke: ['samu'],
  allergy: ['samu'],
  convulsion: ['samu'],
  pregnancy: ['samu'],
  bleeding: ['samu'],
  // Many overdoses are attempted suicides.
  poisoning: ['samu', 'poison', 'cvv'],
  violence: ['police', 'women', 'humanRights'],
  rescue: ['firefighters', 'samu'],
  unwell: ['samu', 'firefighters'],
}

/** The numbers to call, each once, those of the most urgent danger first. */
export function servicesForCrises(kinds: readonly CrisisKind[]): EmergencyService[] {
  return [...new Set(kinds.flatMap((kind) => servicesFor[kind]))]
}
