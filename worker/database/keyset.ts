import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Cursor of a list ordered by an instant, then by id. */
export interface Position {
  at: Date
  id: string
}

/** Condition: after the position in a list sorted newest first. No condition without a position. */
export function olderThan(at: AnyColumn, id: AnyColumn, position: Position | undefined): SQL | undefined {
  return position && sql`(${at}, ${id}) < (${position.at.getTime()}, ${position.id})`
}

/** Condition: after the position in a list sorted oldest first. No condition without a position. */
export function newerThan(at: AnyColumn, id: AnyColumn, position: Position | undefined): SQL | undefined {
  return position && sql`(${at}, ${id}) > (${position.at.getTime()}, ${position.id})`
}
