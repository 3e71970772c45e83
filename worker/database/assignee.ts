import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Colleague } from '#contract/colleague.ts'

const of = (assignedTo: SQLiteColumn) =>
  sql`from users as assignees where assignees.id = ${assignedTo} and assignees.role = 'admin' and assignees.blocked_at is null`

/** The administrator who has the record; nobody once that person may no longer decide. */
export const assigneeId = (assignedTo: SQLiteColumn): SQL<string | null> =>
  sql`(select assignees.id ${of(assignedTo)})`

/** The administrator who has the record, while `waits` holds. */
export const assigneeWhile = (waits: SQL, assignedTo: SQLiteColumn) =>
  sql<Colleague | null>`case when ${waits} then
    (select json_object('id', assignees.id, 'fullName', assignees.full_name) ${of(assignedTo)}) end`
    .mapWith((json: string): Colleague => JSON.parse(json))
    .as('assignee_json')
