import { type SchemaObject, trigger } from './schema-object.ts'

function refuse(operation: 'UPDATE' | 'DELETE', table: string): SchemaObject {
  return trigger(`${table}_no_${operation.toLowerCase()}`, {
    comment: `Refuses ${operation === 'UPDATE' ? 'changes to' : 'deletions from'} ${table}.`,
    event: `BEFORE ${operation} ON ${table}`,
    body: [`SELECT RAISE(ABORT, '${table} is append-only')`],
  })
}

/** Log rows never change. Only old rows of `error_log` may be deleted: it holds nobody's actions. */
export const appendOnlyObjects: readonly SchemaObject[] = [
  refuse('UPDATE', 'audit_log'),
  refuse('DELETE', 'audit_log'),
  refuse('UPDATE', 'access_log'),
  refuse('DELETE', 'access_log'),
  refuse('UPDATE', 'error_log'),
]
