import type { AccessReason, AccessScope } from '#contract/members.ts'
import type { Database } from './client.ts'
import { accessLog } from './schema/logs.ts'

/** An administrator opens somebody's health data: who, whose, what, when, why; never the values. */
export interface AccessEntry {
  companyId: number
  at: Date
  actorId: string
  /** The member whose data it is. */
  subjectId: string
  scope: AccessScope
  /** The one record, where it is not the whole scope. */
  recordId?: string
  reason: AccessReason
  reasonText: string | null
  clientIp: string
  requestId: string
}

/** Stands in the batch of the reads that it tells of: where it cannot be written, nothing is read. */
export function recordAccess(db: Database, entries: AccessEntry[]) {
  return db.insert(accessLog).values(entries.map((entry) => ({ ...entry, id: crypto.randomUUID() })))
}
