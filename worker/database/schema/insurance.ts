import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { policyStatuses } from '#contract/insurance.ts'
import { users } from './accounts.ts'
import { storedFileColumns, storedFileIndexes } from './stored-file-columns.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const policies = sqliteTable(
  'policies',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner's, so that the company's desk finds what waits without asking every member. */
    companyId: integer('company_id').notNull().default(1),
    ...storedFileColumns(),
    policyNumber: text('policy_number'),
    status: text({ enum: policyStatuses }).notNull(),
    /** Calendar day (`YYYY-MM-DD`) by which the analysis ends. */
    dueDay: text('due_day'),
    rejectionText: text('rejection_text'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('policies_owner_time').on(table.ownerId, table.uploadedAt, table.id),
    ...storedFileIndexes('policies', table),
    index('policies_desk').on(table.companyId, table.status, table.dueDay, table.uploadedAt, table.id),
    index('policies_company_time').on(table.companyId, table.uploadedAt, table.id),
    index('policies_decided').on(table.companyId, table.status, table.decidedAt, table.id),
  ],
)

/**
 * A lasting number for each policy, in the order of arrival, and its place in the desk's search: the row of
 * `policy_search`, which knows no other key. Kept by triggers on `policies` and `users`.
 */
export const policyNumbers = sqliteTable('policy_numbers', {
  number: integer().primaryKey(),
  policyId: text('policy_id')
    .notNull()
    .unique()
    .references(() => policies.id, { onDelete: 'cascade' }),
  /** Seconds of the due day, or of the decision, then the number; none while the policy is not on the desk. */
  sortKey: integer('place').unique(),
})
