import { type SQL, sql } from 'drizzle-orm'
import type { Versioned } from '#contract/presence.ts'
import { queueVersions } from './schema/queues.ts'

/** How many times the company's queue or its assignments have changed. */
export function queueVersion(companyId: SQL<number>, queue: Versioned): SQL<number> {
  return sql`coalesce((select ${queueVersions.version} from ${queueVersions}
    where ${queueVersions.companyId} = ${companyId} and ${queueVersions.queue} = ${queue}), 0)`
}
