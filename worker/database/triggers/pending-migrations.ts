import { appendOnlyObjects } from './append-only.ts'
import { duplicateObjects } from './duplicates.ts'
import { queueObjects } from './queues.ts'
import { quotaObjects } from './quotas.ts'
import { recordSearchObjects } from './record-search.ts'
import type { SchemaObject } from './schema-object.ts'
import { searchObjects } from './search.ts'
import { statisticsObjects } from './statistics.ts'

/** The source of each migration of triggers, views and search indexes, in file order. */
const groups: readonly { name: string; objects: readonly SchemaObject[] }[] = [
  { name: 'append_only', objects: appendOnlyObjects },
  { name: 'statistics', objects: statisticsObjects },
  { name: 'search', objects: searchObjects },
  { name: 'record_search', objects: recordSearchObjects },
  { name: 'quotas', objects: quotaObjects },
  { name: 'duplicates', objects: duplicateObjects },
  { name: 'queues', objects: queueObjects },
]

/** Selects the stored objects from a migrated database, for `pendingMigrations`. */
export const SELECT_STORED_OBJECTS = `
  SELECT name, sql FROM sqlite_master
  WHERE type IN ('trigger', 'view') OR sql LIKE 'CREATE VIRTUAL TABLE%'
`

export interface StoredObject {
  name: string
  sql: string
}

const COMMENT_WIDTH = 117

function comment(text: string): string {
  const lines = ['--']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + 1 + word.length > COMMENT_WIDTH) lines.push(`-- ${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n')
}

function dropStatement({ name, sql }: StoredObject): string {
  const [, kind] = /^CREATE (TRIGGER|VIEW) /.exec(sql) ?? []
  if (!kind) throw new Error(`A changed search index needs a written migration that also fills it: ${name}`)
  return `DROP ${kind} ${name};`
}

/**
 * The migrations that bring the stored triggers, views and search indexes in line with their source; empty if
 * they already are. Statements include their semicolon.
 * @throws if a search index was changed or removed, because a migration must then also fill the new one
 */
export function pendingMigrations(stored: readonly StoredObject[]): { name: string; statements: string[] }[] {
  const storedByName = new Map(stored.map((object) => [object.name, object]))
  const known = new Set(groups.flatMap(({ objects }) => objects.map(({ name }) => name)))
  const obsolete = stored.filter(({ name }) => !known.has(name)).map(dropStatement)
  const changed = groups.map(({ name, objects }) => ({
    name,
    statements: objects.flatMap((object) => {
      const current = storedByName.get(object.name)
      if (current?.sql === object.sql) return []
      const create = `${comment(object.comment)}\n${object.sql};`
      return current ? [dropStatement(current), create] : [create]
    }),
  }))
  return [{ name: 'obsolete', statements: obsolete }, ...changed].filter(
    ({ statements }) => statements.length > 0,
  )
}
