import type { HealthSheet, MedicationInUse } from '#contract/health-profile.ts'
import { isPlanOver } from '#domain/dose-slots.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import {
  activeMedicationsOf,
  currentPlansOf,
  ownerOf,
  profileOf,
  statedAgeOf,
} from './health-profile.queries.ts'
import { toHealthProfile } from './health-profile.ts'

/** The database stores units in hundredths. */
const HUNDREDTHS = 100

/** The profile with the medications in use and the owner's details. */
export async function showHealthProfile({ clock, db, member, read }: MemberWork): Promise<HealthSheet> {
  const now = clock.now()
  const { profile, active, plans, owner, age } = await read({
    profile: profileOf(db, member.id),
    active: activeMedicationsOf(db, member.id),
    plans: currentPlansOf(db, member.id, now),
    owner: ownerOf(db, member.id),
    age: statedAgeOf(db, member.id),
  })
  if (!owner[0]) throw new NotFound()
  return {
    ...toHealthProfile(profile[0]),
    medications: active.flatMap(({ stock, unitsPerDose, ...medication }): MedicationInUse[] => {
      const plan = plans.find(({ medicationId }) => medicationId === medication.id)
      if (!plan || isPlanOver(plan, now)) return []
      const { kind, times, weekdays, intervalHours, minHours } = plan
      const schedule = { kind, times, weekdays, intervalHours, minHours }
      return [{ ...medication, ...schedule, unitsPerDose: stock === null ? null : unitsPerDose / HUNDREDTHS }]
    }),
    owner: {
      ...owner[0],
      age: age[0] ? { years: age[0].years, statedAt: age[0].statedAt.toISOString() } : null,
    },
  }
}
