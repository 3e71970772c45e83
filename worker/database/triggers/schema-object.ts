import { sqlText } from './sql-text.ts'

/** A database object that Drizzle's schema cannot describe. */
export interface SchemaObject {
  kind: 'trigger' | 'view' | 'virtual table'
  name: string
  /** One or two sentences about what it does, placed above the object in the migration. */
  comment: string
  /** The CREATE statement without the final semicolon, exactly as SQLite stores it. */
  sql: string
}

interface Trigger {
  comment: string
  /** Such as `AFTER INSERT ON users`. */
  event: string
  when?: string
  /** Statements without their semicolons. */
  body: readonly string[]
}

export function trigger(name: string, { comment, event, when, body }: Trigger): SchemaObject {
  const statements = body.map((statement) => `${statement};`).join('\n')
  const head = [`CREATE TRIGGER ${name}`, event, ...(when ? [`WHEN ${when}`] : [])].join('\n')
  return {
    kind: 'trigger',
    name,
    comment,
    sql: sqlText`
      ${head}
      BEGIN
        ${statements}
      END
    `,
  }
}
