import { addBusinessDays } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import { NotFound } from '#platform/errors.ts'
import { storedFiles } from '#platform/stored-files.ts'
import { calendarDaysAfter, policyFileRows, reviewTermsOf } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

/** The files of policies. Storing the content starts the review and sets its due day. */
export const policyFiles = storedFiles({
  rows: policyFileRows,
  folder: 'policies',
  auditSubject: 'policy',
  lostStep: 'findLostPolicyFiles',
  toAnswer: toPolicy,
  contentColumns: {
    reads: ({ db, member }, now) => [
      reviewTermsOf(db, member.id),
      // One day earlier than in UTC, because the company's calendar day may be behind.
      calendarDaysAfter(db, member.id, dayIn('UTC', after(now, -DAY))),
    ],
    toColumns: ([[terms], calendarDays], now) => {
      if (!terms) throw new NotFound()
      return { dueDay: addBusinessDays(dayIn(terms.timeZone, now), terms.analysisDays, calendarDays) }
    },
  },
})
