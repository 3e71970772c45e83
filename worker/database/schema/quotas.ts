import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { QuotaKind } from '#contract/quotas.ts'
import { accountColumn } from './accounts.ts'

/**
 * How much of each quota a member uses. Triggers count rows and bytes; the batch of a change counts the day
 * and checks all limits.
 */
export const quotaUsage = sqliteTable(
  'quota_usage',
  {
    ownerId: accountColumn('owner_id'),
    kind: text().$type<QuotaKind>().notNull(),
    /** Calendar day (`YYYY-MM-DD`) in Brasília that `changesToday` and `bytesToday` refer to. */
    day: text().notNull().default(''),
    changesToday: integer('changes_today').notNull().default(0),
    bytesToday: integer('bytes_today').notNull().default(0),
    /** Total, not per day. */
    rows: integer('row_count').notNull().default(0),
    bytes: integer('byte_count').notNull().default(0),
    /** The quota that is used up or nearly so, for the dashboard. */
    reached: text({ enum: ['day', 'total'] }),
    /** Always `null`: the checks reject any other value, and with it the batch that would exceed a quota. */
    exceeded: text({ enum: ['day', 'total'] }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind] }),
    index('quota_usage_reached').on(table.reached, table.day, table.ownerId).where(sql`reached is not null`),
    check('quota_of_the_day', sql`${table.exceeded} is not 'day'`),
    check('quota_in_all', sql`${table.exceeded} is not 'total'`),
  ],
)
