import { shownKind } from '#contract/health-in-logs.ts'
import {
  DUPLICATES_MAX,
  type EarlierRequest,
  type LikelyDuplicate,
  MESSAGES_MAX,
  type MemberMessage,
  type PersonRecord,
  personFields,
} from '#contract/members.ts'
import type { RowOf } from '#database/client.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { memberOf } from './members.queries.ts'
import { notesOf } from './notes/notes.queries.ts'
import { toNote } from './notes/to-note.ts'
import { duplicatesOf, earlierRequestsOf, messagesOf, similarAccounts } from './person.queries.ts'

/** What is known about a person besides the account: earlier requests, likely duplicates, messages and notes. */
export async function showPerson({ db, member, read }: MemberWork, id: string): Promise<PersonRecord> {
  const { account, requests, sameEmail, sameName, alike, mails, bell, notes } = await read({
    account: memberOf(db, member.id, id),
    requests: earlierRequestsOf(db, member.id, id),
    sameEmail: duplicatesOf(db, member.id, id, 'email'),
    sameName: duplicatesOf(db, member.id, id, 'name'),
    alike: similarAccounts(db, member.id, id),
    mails: messagesOf(db, member.id, id, 'mail'),
    bell: messagesOf(db, member.id, id, 'bell'),
    notes: notesOf(db, member.id, id),
  })
  const [present] = account
  if (!present) throw new NotFound()
  const same = distinct([...sameEmail, ...sameName])
  const known = new Set(same.map((row) => row.id))
  const duplicates = [...same, ...alike.filter((row) => !known.has(row.id))]
  return {
    earlierRequests: requests.map((row, index) => toEarlierRequest(row, requests[index - 1] ?? present)),
    duplicates: duplicates.slice(0, DUPLICATES_MAX).map(toDuplicate),
    hasMoreDuplicates: duplicates.length > DUPLICATES_MAX,
    messages: newest(distinct([...mails, ...bell])).map(toMessage),
    notes: notes.map((note) => toNote(note, member.id)),
  }
}

const distinct = <T extends { id: string }>(rows: T[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

const columnOf = { name: 'fullName', email: 'email' } as const

/** `next` is what followed the request: a later one, or the current account. */
function toEarlierRequest(
  row: RowOf<typeof earlierRequestsOf>,
  next: { fullName: string; email: string },
): EarlierRequest {
  const { id, decision, decidedAt, decidedByName, rejectionReason, rejectionText, endedAt } = row
  return {
    id,
    decision,
    decidedAt: decidedAt.toISOString(),
    decidedBy: decidedByName,
    rejection: rejectionReason ? { reason: rejectionReason, text: rejectionText ?? '' } : null,
    reversal:
      row.reversalText === null
        ? null
        : { by: row.reversedByName, at: endedAt.toISOString(), text: row.reversalText },
    changes: personFields
      .map((field) => ({ field, from: row[columnOf[field]], to: next[columnOf[field]] }))
      .filter(({ from, to }) => from !== to),
  }
}

function toDuplicate(row: RowOf<typeof duplicatesOf>): LikelyDuplicate {
  const { id, fullName, email, status, createdAt, blockedAt, sameName, sameEmail } = row
  return {
    id,
    fullName,
    email,
    status,
    createdAt: createdAt.toISOString(),
    blocked: blockedAt !== null,
    matches:
      sameName || sameEmail
        ? personFields.filter((field) => (field === 'name' ? sameName : sameEmail))
        : ['alike'],
  }
}

type MessageRow = RowOf<typeof messagesOf>

function newest(rows: MessageRow[]): MessageRow[] {
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MESSAGES_MAX)
}

function toMessage(row: MessageRow): MemberMessage {
  const { formerName, newName } = row.parameters
  return {
    id: row.id,
    kind: shownKind(row.kind),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    mail: row.mailStatus && {
      state: row.mailStatus,
      attempts: row.mailAttempts,
      sentAt: row.mailSentAt?.toISOString() ?? null,
    },
    nameChange: formerName && newName ? { from: formerName, to: newName } : null,
  }
}
