import {
  policyAges,
  STATISTICS_PAGE_SIZE as SIZE,
  type StatisticsRange,
  type StatisticsRow,
  type StatisticsRows,
  type StatisticsRowsQuery,
} from '#contract/statistics.ts'
import type { HistorySlice } from '#database/history.ts'
import { instantsOf } from '#domain/server/brasilia-days.ts'
import { addDays, type Span } from '#domain/time-zone.ts'
import { type Page, pageOf, readCursor } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { countsByDay } from './counts.queries.ts'
import {
  activeMembersIn,
  consultationDays,
  decisionsIn,
  policiesInState,
  policiesSentIn,
  registrationsIn,
} from './rows.queries.ts'
import { requireRange } from './show-statistics.ts'

const MINUTE_MS = 60_000
const noDetails = { member: null, status: null, count: null, policy: null, minutes: null }

interface MemberRow {
  id: string
  at: Date
  memberId: string
  fullName: string
  email: string
  status: string
}

function toMemberRow({ id, at, memberId, fullName, email, status }: MemberRow): StatisticsRow {
  return { ...noDetails, id, at: at.toISOString(), member: { id: memberId, fullName, email }, status }
}

/** A page of the rows behind a number. */
export async function listRows(work: MemberWork, query: StatisticsRowsQuery): Promise<StatisticsRows> {
  const range = requireRange(query, work.clock.now())
  const { items, nextCursor } = await pages[query.list](work, { ...query, ...range })
  return { rows: items, nextCursor }
}

type Query = StatisticsRowsQuery & StatisticsRange

/** The consultations of each day, whatever their key: latest day first, without empty days. */
function summedByDay(counts: { day: string; count: number }[], before: string | undefined) {
  const days = new Map<string, number>()
  for (const { day, count } of counts) {
    if (!before || day < before) days.set(day, (days.get(day) ?? 0) + count)
  }
  const rows = [...days].map(([id, count]) => ({ id, count })).filter(({ count }) => count > 0)
  return rows.sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** When the policies were sent: within the period or, for an age, that long before its end. */
function policySpan({ age, from, to }: Query) {
  if (age === undefined) return instantsOf({ from, to })
  const upTo = policyAges[Number(age)]
  const younger = policyAges[Number(age) - 1] ?? 0
  return instantsOf({ from: upTo ? addDays(to, 1 - upTo) : BEGINNING, to: addDays(to, -younger) })
}

/** Earlier than any record, because the highest age has no upper bound. */
const BEGINNING = '1970-01-02'

const at = (row: MemberRow) => row.at
/** For rows that are ordered by their id only. */
const noInstant = () => new Date(0)

function sliceOf({ cursor }: Query, span: Span): HistorySlice {
  return { span, position: readCursor(cursor), limit: SIZE + 1 }
}

type Pages = (work: MemberWork, query: Query) => Promise<Page<StatisticsRow>>

const pages: Record<StatisticsRowsQuery['list'], Pages> = {
  async registrations({ db, member, read }, query) {
    const [rows] = await read([registrationsIn(db, member.id, query.key, sliceOf(query, instantsOf(query)))])
    return pageOf(rows, SIZE, toMemberRow, at)
  },

  async decisions({ db, member, read }, query) {
    const [rows] = await read([decisionsIn(db, member.id, sliceOf(query, instantsOf(query)))])
    const minutes = (row: (typeof rows)[number]) =>
      Math.max(0, Math.floor((row.at.getTime() - row.since.getTime()) / MINUTE_MS))
    return pageOf(rows, SIZE, (row) => ({ ...toMemberRow(row), minutes: minutes(row) }), at)
  },

  async active({ db, member, read }, query) {
    const after = readCursor(query.cursor)?.id ?? ''
    const [rows] = await read([activeMembersIn(db, member.id, query.key, after, SIZE + 1)])
    return pageOf(
      rows,
      SIZE,
      ({ id, fullName, email, status }) => ({
        ...noDetails,
        id,
        at: null,
        member: { id, fullName, email },
        status,
      }),
      noInstant,
    )
  },

  // Who had a consultation when is health data, which is shown only on the member's page. So the rows are
  // days with counts.
  async consultations({ db, member, read }, query) {
    const before = readCursor(query.cursor)?.id
    const metric = `consultation_${query.by}` as const
    const rows = query.key
      ? (await read([consultationDays(db, member.id, metric, query.key, query, before, SIZE + 1)]))[0]
      : summedByDay((await read([countsByDay(db, member.id, metric, query)]))[0], before)
    return pageOf(
      rows.slice(0, SIZE + 1),
      SIZE,
      ({ id, count }) => ({ ...noDetails, id, at: null, count }),
      noInstant,
    )
  },

  async policies({ db, member, read }, query) {
    const slice = sliceOf(query, policySpan(query))
    const [rows] = await read([
      query.key ? policiesInState(db, member.id, query.key, slice) : policiesSentIn(db, member.id, slice),
    ])
    const policy = ({ id, fileName }: (typeof rows)[number]) => ({ id, fileName })
    return pageOf(rows, SIZE, (row) => ({ ...toMemberRow(row), policy: policy(row) }), at)
  },
}
