import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { activityLevels, bmiClasses, goals } from '#contract/anamnesis.ts'
import { accountColumn } from './accounts.ts'
import { instant, version } from './columns.ts'

/** Every saved questionnaire. The newest is the current one; the others are its history. */
export const anamneses = sqliteTable(
  'anamneses',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    age: integer().notNull(),
    weightKg: real('weight_kg').notNull(),
    heightCm: real('height_cm').notNull(),
    activityLevel: text('activity_level', { enum: activityLevels }).notNull(),
    goal: text({ enum: goals }).notNull(),
    playsSports: integer('plays_sports', { mode: 'boolean' }).notNull(),
    bmi: real().notNull(),
    bmiClass: text('bmi_class', { enum: bmiClasses }).notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * Starts above the version of the previous questionnaire, so that the version of the newest one never
     * repeats.
     */
    version: version(),
  },
  (table) => [index('anamneses_owner_time').on(table.ownerId, table.createdAt, table.id)],
)
