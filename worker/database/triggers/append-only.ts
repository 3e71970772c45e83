import { type SchemaObject, trigger } from './schema-object.ts'
import { sqlText } from './sql-text.ts'

function refuse(operation: 'UPDATE' | 'DELETE', table: string, when?: string): SchemaObject {
  return trigger(`${table}_no_${operation.toLowerCase()}`, {
    comment: `Refuses ${operation === 'UPDATE' ? 'changes to' : 'deletions from'} ${table}.`,
    event: `BEFORE ${operation} ON ${table}`,
    ...(when && { when }),
    body: [`SELECT RAISE(ABORT, '${table} is append-only')`],
  })
}

/**
 * `INSERT OR REPLACE` deletes the existing row without firing delete triggers, and an upsert changes it. Both
 * need an existing key or row number. In a BEFORE INSERT trigger, `new.rowid` is -1 if the insert gives no
 * row number.
 */
function refuseReplacement(table: string, sameKey: string): SchemaObject {
  return trigger(`${table}_no_replace`, {
    comment: `Refuses to insert a row into ${table} in place of another.`,
    event: `BEFORE INSERT ON ${table}`,
    when: sqlText`
      EXISTS (SELECT 1 FROM ${table} WHERE ${sameKey})
      OR (new.rowid > 0 AND EXISTS (SELECT 1 FROM ${table} WHERE rowid = new.rowid))
    `,
    body: [`SELECT RAISE(ABORT, '${table} is append-only')`],
  })
}

/**
 * The seals follow the row numbers. SQLite takes the number after the largest one. A statement with an
 * explicit number could put a row where no seal looks or, with the largest possible number, make SQLite
 * choose at random.
 */
function refuseChosenNumber(table: string): SchemaObject {
  return trigger(`${table}_no_chosen_number`, {
    comment: `Refuses a row of ${table} whose row number is not the next one.`,
    event: `AFTER INSERT ON ${table}`,
    when: sqlText`
      EXISTS (SELECT 1 FROM ${table} WHERE rowid > new.rowid)
      OR new.rowid <> 1 + coalesce((SELECT rowid FROM ${table} WHERE rowid < new.rowid ORDER BY rowid DESC LIMIT 1), 0)
    `,
    body: [`SELECT RAISE(ABORT, '${table} is append-only')`],
  })
}

const refuseOtherInserts = (table: string, sameKey: string) => [
  refuseReplacement(table, sameKey),
  refuseChosenNumber(table),
]

/** Condition: no signed removal covers the row. */
const isKept = (log: string) =>
  `NOT EXISTS (SELECT 1 FROM log_removals WHERE log = '${log}' AND company_id = old.company_id AND old.rowid <= through_row)`

const SAME_ID = 'id = new.id'

/**
 * Log rows never change. Old rows can be deleted only under a row of `log_removals`, which holds a signed
 * manifest. `error_log` needs none, since it records nobody's actions.
 */
export const appendOnlyObjects: readonly SchemaObject[] = [
  refuse('UPDATE', 'audit_log'),
  refuse('DELETE', 'audit_log', isKept('audit_log')),
  ...refuseOtherInserts('audit_log', SAME_ID),
  refuse('UPDATE', 'access_log'),
  refuse('DELETE', 'access_log', isKept('access_log')),
  ...refuseOtherInserts('access_log', SAME_ID),
  refuse('UPDATE', 'error_log'),
  ...refuseOtherInserts('error_log', SAME_ID),
  refuse('UPDATE', 'log_seals'),
  refuse('DELETE', 'log_seals'),
  ...refuseOtherInserts('log_seals', 'log = new.log AND company_id = new.company_id AND number = new.number'),
  refuse('UPDATE', 'log_removals'),
  refuse('DELETE', 'log_removals'),
  ...refuseOtherInserts('log_removals', SAME_ID),
]
