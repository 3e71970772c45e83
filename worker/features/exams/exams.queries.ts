import { and, between, desc, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { Exam, ExamFileFilter } from '#contract/exams.ts'
import { type AuditEntry, recordAudit, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { scheduleFileDeletions } from '#database/file-deletions.ts'
import { containsWords, earliestOf, type HistorySlice } from '#database/history.ts'
import { rowExists } from '#database/row-exists.ts'
import { examFiles, exams, examValues } from '#database/schema/exams.ts'
import { ownedIn, type Target } from '#database/versions.ts'
import { SKIPPED_WORDS, usualNameOfFolded } from '#domain/analytes.ts'
import { foldWords } from '#domain/fold.ts'

export type ExamRow = typeof exams.$inferSelect
export type ValueRow = typeof examValues.$inferSelect

export type ExamRecord = Omit<Exam, 'id' | 'title' | 'files' | 'version'>

const owned = ownedIn(exams)

/** The part of the list of exams that a page shows. An exam has a day instead of an instant. */
interface ExamSlice extends Omit<HistorySlice, 'span'> {
  year?: number | undefined
}

/** Condition: whether the exam has a stored file, as `file` requires. */
function hasFile(db: Database, file: ExamFileFilter | undefined): SQL | undefined {
  if (!file) return undefined
  const stored = and(eq(examFiles.examId, exams.id), isNotNull(examFiles.contentStoredAt))
  const isStored = rowExists(db, examFiles, stored)
  return file === 'with_file' ? isStored : not(isStored)
}

function isInExamSlice({ search = '', year, position }: ExamSlice): SQL | undefined {
  const day = position?.at.toISOString().slice(0, 10)
  return and(
    position && sql`(${exams.date}, ${exams.id}) < (${day}, ${position.id})`,
    year === undefined ? undefined : between(exams.date, `${year}-01-01`, `${year}-12-31`),
    ...containsWords(search, exams.searchText),
  )
}

/**
 * The exams of the slice, newest first, with their values and files; if `file` is set, only those with or
 * without a file.
 */
export function examsOf(db: Database, ownerId: string, slice: ExamSlice, file?: ExamFileFilter) {
  const { limit } = slice
  const isListed = and(eq(exams.ownerId, ownerId), isInExamSlice(slice), hasFile(db, file))
  const ids = db
    .select({ id: exams.id })
    .from(exams)
    .where(isListed)
    .orderBy(desc(exams.date), desc(exams.id))
    .limit(limit)
  return {
    exams: db.select().from(exams).where(isListed).orderBy(desc(exams.date), desc(exams.id)).limit(limit),
    values: db
      .select()
      .from(examValues)
      .where(and(inArray(examValues.examId, ids), eq(examValues.ownerId, ownerId))),
    files: db
      .select()
      .from(examFiles)
      .where(and(inArray(examFiles.examId, ids), eq(examFiles.ownerId, ownerId))),
  }
}

export function firstExamOf(db: Database, ownerId: string) {
  return earliestOf(db, exams, exams.date, ownerId)
}

export function examOf(db: Database, ownerId: string, id: string) {
  return {
    exam: db.select().from(exams).where(owned(ownerId, { id })),
    values: valuesOf(db, ownerId, id),
    files: filesOf(db, ownerId, id),
  }
}

function valuesOf(db: Database, ownerId: string, examId: string) {
  return db
    .select()
    .from(examValues)
    .where(and(eq(examValues.examId, examId), eq(examValues.ownerId, ownerId)))
    .orderBy(examValues.position)
}

function filesOf(db: Database, ownerId: string, examId: string) {
  return db
    .select()
    .from(examFiles)
    .where(and(eq(examFiles.examId, examId), eq(examFiles.ownerId, ownerId)))
    .orderBy(examFiles.uploadedAt)
}

export function searchText({ laboratory, requestedBy, notes, values }: ExamRecord): string {
  return [laboratory, requestedBy, notes, ...values.map(({ analyte }) => analyte)]
    .map((text) => foldWords(text ?? ''))
    .join('\n')
}

function columns({ values, ...fields }: ExamRecord) {
  return { ...fields, searchText: searchText({ ...fields, values }) }
}

/** Condition on the exam's values and files: the exam belongs to the owner and has the expected version. */
function examIs(db: Database, ownerId: string, target: Target): SQL {
  return rowExists(db, exams, owned(ownerId, target))
}

/** Inserts all values with one parameter, because D1 binds at most 100, if the exam belongs to the owner. */
function insertValues(db: Database, ownerId: string, target: Target, { date, values }: ExamRecord) {
  const rows = values.map((value) => ({ ...value, analyteKey: foldWords(value.analyte) }))
  const field = (name: string) => sql`json_extract(json_each.value, ${`$.${name}`})`
  const select = sql`select ${field('id')}, ${ownerId}, ${target.id}, json_each.key, ${date}, ${field('analyte')},
    ${field('analyteKey')}, ${field('value')}, ${field('unit')}, ${field('low')}, ${field('high')}, ${field('reference')}
    from json_each(${JSON.stringify(rows)})
    where ${examIs(db, ownerId, target)}`
  return db.insert(examValues).select(select)
}

export function insertExam(
  db: Database,
  row: { id: string; ownerId: string; createdAt: Date },
  exam: ExamRecord,
  audit: Parameters<typeof recordAudit>[1],
) {
  return {
    exam: db.insert(exams).values({ ...columns(exam), ...row }),
    values: insertValues(db, row.ownerId, { id: row.id }, exam),
    audit: recordAudit(db, audit),
  }
}

/** The update comes last, because it raises the version that every condition checks. */
export function updateExam(
  db: Database,
  ownerId: string,
  target: Target,
  exam: ExamRecord,
  audit: AuditEntry,
) {
  const mine = owned(ownerId, target)
  return {
    audit: recordAuditWhere(db, audit, exams, mine),
    former: db.delete(examValues).where(and(eq(examValues.examId, target.id), examIs(db, ownerId, target))),
    values: insertValues(db, ownerId, target, exam),
    edited: db.update(exams).set(columns(exam)).where(mine).returning({ id: exams.id }),
    present: examOf(db, ownerId, target.id),
  }
}

export function deleteExamRows(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const mine = owned(ownerId, target)
  const isMine = examIs(db, ownerId, target)
  const files = and(eq(examFiles.examId, target.id), isMine)
  const contents = { table: examFiles, key: examFiles.storageKey, condition: files, now: audit.at }
  return {
    audit: recordAuditWhere(db, audit, exams, mine),
    contents: scheduleFileDeletions(db, contents),
    files: db.delete(examFiles).where(files).returning({ storageKey: examFiles.storageKey }),
    values: db.delete(examValues).where(and(eq(examValues.examId, target.id), isMine)),
    deleted: db.delete(exams).where(mine).returning({ id: exams.id }),
    left: examOf(db, ownerId, target.id),
  }
}

/** The newest value for each spelling of an analyte, in the order of `showTrend`. */
export function latestValuesOf(db: Database, ownerId: string, limit: number) {
  return db
    .select({
      ...columnsOf(examValues, 'id', 'analyte', 'value', 'unit', 'low', 'high', 'reference'),
      count: sql<number>`count(*)`.as('count'),
      // With max(), SQLite takes the other columns from the row that has the maximum.
      latest: sql<string>`max(printf('%s %015d %03d %s', ${examValues.date}, ${exams.createdAt},
        ${examValues.position}, ${examValues.id}))`.as('latest'),
    })
    .from(examValues)
    .innerJoin(exams, eq(exams.id, examValues.examId))
    .where(eq(examValues.ownerId, ownerId))
    .groupBy(examValues.analyteKey)
    .limit(limit)
}

/** SQL for the stored name in the form of `foldName`. */
const foldedName = SKIPPED_WORDS.reduce<SQL>(
  (name, word) => sql`replace(${name}, ${word}, ' ')`,
  sql`${examValues.analyteKey}`,
)

const usualNames = JSON.stringify(usualNameOfFolded)

/**
 * All values of the analyte that one of the member's values belongs to, under all its names, in no particular
 * order. Names are compared when they are read, so that a name added to the table later also finds values
 * stored before.
 */
export function trendOf(db: Database, ownerId: string, valueId: string, limit: number) {
  const own = db
    .select({ name: foldedName })
    .from(examValues)
    .where(and(eq(examValues.id, valueId), eq(examValues.ownerId, ownerId)))
  const usualName = sql`select value from json_each(${usualNames}) where key = (${own})`
  const otherNames = sql`select key from json_each(${usualNames}) where value = (${usualName})`
  return db
    .select({
      ...columnsOf(examValues, 'id', 'examId', 'date'),
      laboratory: exams.laboratory,
      ...columnsOf(examValues, 'analyte', 'value', 'unit', 'low', 'high', 'reference'),
      createdAt: exams.createdAt,
      position: examValues.position,
    })
    .from(examValues)
    .innerJoin(exams, eq(exams.id, examValues.examId))
    .where(
      and(
        eq(examValues.ownerId, ownerId),
        sql`(${foldedName} = (${own}) or ${foldedName} in (${otherNames}))`,
      ),
    )
    .limit(limit)
}
