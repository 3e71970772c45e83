import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { policyStatuses } from '#contract/insurance.ts'
import { accountColumn } from './accounts.ts'
import { instant, searchText } from './columns.ts'
import { storedFileColumns, storedFileIndexes } from './stored-file-columns.ts'

export const policies = sqliteTable(
  'policies',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    /** Copy of the owner's company, so that reading the review queue takes a single index. */
    companyId: integer('company_id').notNull(),
    ...storedFileColumns(),
    policyNumber: text('policy_number'),
    status: text({ enum: policyStatuses }).notNull(),
    /** Calendar day (`YYYY-MM-DD`) by which the review is due. */
    dueDay: text('due_day'),
    /** The due day of a policy whose content was lost, to be restored if the content is found. */
    dueDayBeforeLoss: text('due_day_before_loss'),
    rejectionText: text('rejection_text'),
    searchText: searchText(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** The administrator who took the waiting policy, or to whom it was handed. */
    assignedTo: text('assigned_to'),
  },
  (table) => [
    index('policies_owner_time').on(table.ownerId, table.uploadedAt, table.id),
    ...storedFileIndexes('policies', table),
    index('policies_review_queue').on(
      table.companyId,
      table.status,
      table.dueDay,
      table.uploadedAt,
      table.id,
    ),
    index('policies_company_time').on(table.companyId, table.uploadedAt, table.id),
    index('policies_assigned')
      .on(table.assignedTo, table.dueDay, table.uploadedAt, table.id)
      .where(sql`assigned_to is not null`),
    index('policies_decided').on(table.companyId, table.status, table.decidedAt, table.id),
  ],
)

/**
 * A permanent number for each policy, in order of arrival, and its current row id in the search index
 * `policy_search`. Written by triggers.
 */
export const policyNumbers = sqliteTable('policy_numbers', {
  number: integer().primaryKey(),
  policyId: text('policy_id')
    .notNull()
    .unique()
    .references(() => policies.id, { onDelete: 'cascade' }),
  /** Orders the review queue, see the view `policy_search_rows`; `null` while the policy is not in review. */
  sortKey: integer('sort_key').unique(),
})
