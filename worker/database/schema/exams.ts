import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fastingStates } from '#contract/exams.ts'
import { accountColumn } from './accounts.ts'
import { instant, version } from './columns.ts'
import { storedFileColumns, storedFileIndexes } from './stored-file-columns.ts'

export const exams = sqliteTable(
  'exams',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    /** Calendar day (`YYYY-MM-DD`) of the collection. */
    date: text().notNull(),
    laboratory: text().notNull(),
    requestedBy: text('requested_by'),
    fasting: text({ enum: fastingStates }).notNull(),
    fastingHours: integer('fasting_hours'),
    notes: text(),
    /** The searchable text, in lower case and without accents. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [index('exams_owner_date').on(table.ownerId, table.date, table.id)],
)

/** Values and ranges as text, exactly as the laboratory printed them. */
export const examValues = sqliteTable(
  'exam_values',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** Order in the laboratory's report. */
    position: integer().notNull(),
    /** Copy of the exam's date, so that reading a trend takes a single index. */
    date: text().notNull(),
    analyte: text().notNull(),
    /** The analyte without accents, case and punctuation. */
    analyteKey: text('analyte_key').notNull(),
    value: text().notNull(),
    unit: text(),
    low: text(),
    high: text(),
    reference: text(),
  },
  (table) => [
    index('exam_values_exam').on(table.examId, table.position),
    index('exam_values_owner_analyte').on(table.ownerId, table.analyteKey, table.date, table.id),
  ],
)

export const examFiles = sqliteTable(
  'exam_files',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    ...storedFileColumns(),
  },
  (table) => [
    index('exam_files_exam').on(table.examId, table.uploadedAt),
    ...storedFileIndexes('exam_files', table),
  ],
)
