import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rejectionReasons } from '#contract/accounts.ts'
import { reversibleStatuses } from '#contract/registrations.ts'
import { accountColumn } from './accounts.ts'
import { instant } from './columns.ts'

/**
 * A decision on a registration that is no longer in force, with the name and e-mail it was based on: the
 * person applied again after a rejection, or an administrator reversed it. The registration itself keeps no
 * trace of it.
 */
export const earlierRequests = sqliteTable(
  'earlier_requests',
  {
    id: text().primaryKey(),
    userId: accountColumn('user_id'),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    /** When the wait ended by the decision began. */
    requestedAt: instant('requested_at').notNull(),
    decision: text({ enum: reversibleStatuses }).notNull(),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: text('decided_by'),
    rejectionReason: text('rejection_reason', { enum: rejectionReasons }),
    rejectionText: text('rejection_text'),
    /** When the person applied again, or the decision was reversed. */
    endedAt: instant('ended_at').notNull(),
    /** The administrator who reversed it; `null`, like the text, if the person applied again. */
    reversedBy: text('reversed_by'),
    /** The reason given to the person. */
    reversalText: text('reversal_text'),
  },
  (table) => [index('earlier_requests_user').on(table.userId, table.endedAt, table.id)],
)
