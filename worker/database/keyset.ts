import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A row's place in a list that is ordered by an instant and, where that is the same, by id. */
export interface Position {
  at: Date
  id: string
}

/** What stands after the position in a list with the newest first; no condition where there is none. */
export function olderThan(at: AnyColumn, id: AnyColumn, position: Position | undefined): SQL | undefined {
  return position && sql`(${at}, ${id}) < (${position.at.getTime()}, ${position.id})`
}

/** What stands after the position in a list with the oldest first. */
export function newerThan(at: AnyColumn, id: AnyColumn, position: Position | undefined): SQL | undefined {
  return position && sql`(${at}, ${id}) > (${position.at.getTime()}, ${position.id})`
}
