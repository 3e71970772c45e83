import type { RankedPosition } from '#database/full-text.ts'
import type { Position } from '#database/keyset.ts'
import { INVALID_PAGE } from '#texts/page.ts'
import { Invalid } from './errors.ts'

/** One page of a list. `nextCursor` is `null` on the last page. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

function writeCursor({ at, id }: Position): string {
  return `${at.getTime()}.${id}`
}

/**
 * The position that a cursor stands for; `undefined` for the first page. Throws for a cursor that `pageOf`
 * did not create. Ids are UUIDs, and readable names in the demonstration data.
 */
export function readCursor(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined
  const [, time, id] = /^(\d{1,15})\.([\w.:-]{1,120})$/.exec(cursor) ?? []
  if (!time || !id) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  return { at: new Date(Number(time)), id }
}

/** The cursor of a search whose matches come by rank. */
export function writeRankedCursor(rank: number, row: number | string): string {
  return `${rank}.${row}`
}

/**
 * The position that a cursor of `writeRankedCursor` stands for; `undefined` for the first page. Throws for
 * any other cursor.
 */
export function readRankedCursor(cursor: string | undefined): RankedPosition | undefined {
  if (!cursor) return undefined
  const [, rank, row] = /^([0-4])\.(\d{1,19})$/.exec(cursor) ?? []
  if (!rank || !row) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  return { rank: Number(rank), row }
}

/**
 * The page from rows that were queried with a limit of `size + 1`.
 * @param show maps a row to what the API returns
 * @param at the instant by which the list is ordered
 */
export function pageOf<Row extends { id: string }, T>(
  rows: Row[],
  size: number,
  show: (row: Row) => T,
  at: (row: Row) => Date,
): Page<T> {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { items: page.map(show), nextCursor: last ? writeCursor({ at: at(last), id: last.id }) : null }
}

/** Sorts rows in list order and drops those up to `position`, for queries whose index has another order. */
export function inOrder<Row extends { id: string }>(
  rows: readonly Row[],
  at: (row: Row) => Date,
  position: Position | undefined,
  newestFirst: boolean,
): Row[] {
  const direction = newestFirst ? -1 : 1
  const compare = (one: Position, other: Position) =>
    direction *
    (one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id)))
  const placed = rows.map((row) => ({ row, place: { at: at(row), id: row.id } }))
  return placed
    .filter(({ place }) => !position || compare(place, position) > 0)
    .sort((one, other) => compare(one.place, other.place))
    .map(({ row }) => row)
}
