import type { HealthProfile, HealthProfileInput } from '#contract/health-profile.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { StaleVersion } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { upsertProfile } from './health-profile.queries.ts'
import { toHealthProfile } from './health-profile.ts'

/**
 * Replaces the whole profile. `If-Match` holds the version that the form was filled in from: 0 for the first
 * save.
 */
export async function saveHealthProfile(
  work: MemberWork,
  { emergencyContact, ...input }: HealthProfileInput,
): Promise<HealthProfile> {
  const { clock, db, expectedVersion, member, write } = work
  const row = {
    ...input,
    ownerId: member.id,
    contactName: emergencyContact?.name ?? null,
    contactRelation: emergencyContact?.relation ?? null,
    contactPhone: emergencyContact?.phone ?? null,
    updatedAt: clock.now(),
    version: FIRST_VERSION,
  }
  const audit = await auditEntry(work, 'health_profile.saved', member.id)
  const { saved, present } = await write(upsertProfile(db, row, expectedVersion, audit))
  if (!saved[0]) throw new StaleVersion(toHealthProfile(present[0]))
  return toHealthProfile(saved[0])
}
