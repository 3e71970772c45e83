import type { AccessReason, AccessScope } from '#contract/members.ts'
import type { Database } from './client.ts'
import { accessLog } from './schema/logs.ts'

/** An administrator's access to a member's health data: who, whose, what, when and why; never the values. */
export interface AccessEntry {
  companyId: number
  at: Date
  actorId: string
  /** The member whose data it is. */
  subjectId: string
  scope: AccessScope
  /** The record; left out if the whole scope is opened. */
  recordId?: string
  reason: AccessReason
  reasonText: string | null
  clientIp: string
  requestId: string
}

/** Belongs in the batch of the reads it records: if it cannot be written, nothing is read. */
export function recordAccess(db: Database, entries: AccessEntry[]) {
  return db.insert(accessLog).values(entries.map((entry) => ({ ...entry, id: crypto.randomUUID() })))
}
