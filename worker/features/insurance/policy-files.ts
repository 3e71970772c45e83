import { after, DAY } from '#domain/duration.ts'
import { dueDayOf } from '#domain/policy-due-day.ts'
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
    reads: ({ db, member }, now) => ({
      terms: reviewTermsOf(db, member.id),
      // A day earlier than UTC's: the company's calendar day may be behind.
      calendarDays: calendarDaysAfter(db, member.id, dayIn('UTC', after(now, -DAY))),
    }),
    toColumns: ({ terms: [terms], calendarDays }, now) => {
      if (!terms) throw new NotFound()
      return { dueDay: dueDayOf(now, terms, calendarDays) }
    },
  },
})
