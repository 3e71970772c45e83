import { shownKind } from '#contract/health-in-logs.ts'
import type { MailQuery } from '#contract/logs.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { eventNames } from '#texts/events.ts'
import { messageStateNames } from '#texts/labels.ts'
import { mailColumns } from '#texts/logs.ts'
import { daysOf, exportLog, type LogFile } from './export-log.ts'
import type { StoredMail } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { mailRows } from './logs.queries.ts'

export function exportMails(work: MemberWork, query: MailQuery): LogFile {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, query)
  return exportLog<StoredMail>(work, {
    name: 'mail',
    filters: { ...daysOf(query), person: query.person, mailState: query.state, mailKind: query.kind },
    rows: (last, limit) =>
      mailRows(db, member.id, query, {
        ...days,
        position: last && { at: last.createdAt, id: last.id },
        limit,
      }),
    columns: [
      [mailColumns.createdAt, ({ createdAt }) => dateSecondIn(caller.timeZone, createdAt)],
      [mailColumns.recipient, ({ recipientName }) => recipientName],
      [mailColumns.kind, ({ kind }) => eventNames[shownKind(kind)]],
      [mailColumns.state, ({ state }) => messageStateNames[state]],
      [mailColumns.attempts, ({ attempts }) => String(attempts)],
      [mailColumns.sentAt, ({ sentAt }) => (sentAt ? dateSecondIn(caller.timeZone, sentAt) : '')],
      [mailColumns.error, ({ error }) => error ?? ''],
    ],
  })
}
