import { and, desc, eq, gte } from 'drizzle-orm'
import { HEALTH_RECORDS_MAX } from '../../contract/members.ts'
import { recordAccess } from '../../database/access.ts'
import type { Database } from '../../database/client.ts'
import { anamneses } from '../../database/schema/anamnesis.ts'
import { consultations } from '../../database/schema/consultations.ts'
import { policies } from '../../database/schema/insurance.ts'
import { sleepEntries } from '../../database/schema/sleep.ts'

export { recordAccess }

const LIMIT = HEALTH_RECORDS_MAX + 1
/** A month of nights and naps. */
const SLEEP_MAX = 200
const ANAMNESES_MAX = 13

// Whose data it is was looked up in the administrator's company before; these run in the batch of the access log,
// and what was not asked for reads nothing.

export function consultationsOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select()
    .from(consultations)
    .where(eq(consultations.ownerId, ownerId))
    .orderBy(desc(consultations.date), desc(consultations.id))
    .limit(asked ? LIMIT : 0)
}

export function policiesOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select()
    .from(policies)
    .where(eq(policies.ownerId, ownerId))
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(asked ? LIMIT : 0)
}

export function sleepSince(db: Database, ownerId: string, asked: boolean, since: Date) {
  return db
    .select({
      sleepStart: sleepEntries.sleepStart,
      sleepEnd: sleepEntries.sleepEnd,
      quality: sleepEntries.quality,
    })
    .from(sleepEntries)
    .where(and(eq(sleepEntries.ownerId, ownerId), gte(sleepEntries.sleepEnd, since)))
    .orderBy(desc(sleepEntries.sleepEnd), desc(sleepEntries.id))
    .limit(asked ? SLEEP_MAX : 0)
}

export function anamnesesOf(db: Database, ownerId: string, asked: boolean) {
  return db
    .select()
    .from(anamneses)
    .where(eq(anamneses.ownerId, ownerId))
    .orderBy(desc(anamneses.createdAt), desc(anamneses.id))
    .limit(asked ? ANAMNESES_MAX : 0)
}
