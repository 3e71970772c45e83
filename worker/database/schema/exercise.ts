import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exerciseIntensities, exerciseKinds } from '#contract/exercise.ts'
import { accountColumn } from './accounts.ts'
import { instant, isOneOf, searchText, version } from './columns.ts'

export const exercises = sqliteTable(
  'exercises',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    kind: text({ enum: exerciseKinds }).notNull(),
    startedAt: instant('started_at').notNull(),
    minutes: integer().notNull(),
    intensity: text({ enum: exerciseIntensities }).notNull(),
    notes: text(),
    searchText: searchText(),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [
    index('exercises_owner_start').on(table.ownerId, table.startedAt, table.id),
    index('exercises_owner_kind').on(table.ownerId, table.kind, table.startedAt, table.id),
    check('exercises_intensity', isOneOf(table.intensity, exerciseIntensities)),
  ],
)
