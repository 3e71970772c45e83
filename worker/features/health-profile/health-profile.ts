import type { HealthProfile } from '#contract/health-profile.ts'
import type { HealthProfileRow } from './health-profile.queries.ts'

/** Before it is first saved, the profile is empty and has version 0. */
const emptyProfile: HealthProfile = {
  bloodType: 'unknown',
  allergies: [],
  conditions: [],
  emergencyContact: null,
  shownAtCounter: false,
  updatedAt: null,
  version: 0,
}

export function toHealthProfile(row: HealthProfileRow | undefined): HealthProfile {
  if (!row) return emptyProfile
  const { contactName, contactPhone, contactRelation } = row
  return {
    bloodType: row.bloodType,
    allergies: row.allergies,
    conditions: row.conditions,
    emergencyContact:
      contactName !== null && contactPhone !== null
        ? { name: contactName, relation: contactRelation, phone: contactPhone }
        : null,
    shownAtCounter: row.shownAtCounter,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}
