import type { AccessReason, AccessScope } from '#contract/members.ts'
import type { Database } from './client.ts'
import { accessLog } from './schema/logs.ts'

/** An administrator's access to a member's health data: who, whose, which part, when and why; never the values. */
export interface AccessEntry {
  companyId: number
  at: Date
  actorId: string
  /** The member who owns the data. */
  subjectId: string
  scope: AccessScope
  /** The record; omitted if the whole scope was opened. */
  recordId?: string
  reason: AccessReason
  reasonText: string | null
  clientIp: string
  requestId: string
}

/** Goes into the batch of the reads it records: if it cannot be written, nothing is read. */
export function recordAccess(db: Database, entries: AccessEntry[]) {
  return db.insert(accessLog).values(entries.map((entry) => ({ ...entry, id: crypto.randomUUID() })))
}
