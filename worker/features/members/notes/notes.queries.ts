import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { NOTES_PER_PERSON_MAX } from '#contract/notes.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database, RowOf } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { deleteRow } from '#database/delete-row.ts'
import { insertWhere } from '#database/insert-where.ts'
import { users } from '#database/schema/accounts.ts'
import { notes } from '#database/schema/notes.ts'
import { hasVersion, type Target } from '#database/versions.ts'

const authors = alias(users, 'authors')

function selectNotes(db: Database) {
  return db
    .select({
      ...columnsOf(notes, 'id', 'text', 'authorId'),
      author: sql<string | null>`${authors.fullName}`.as('author_name'),
      ...columnsOf(notes, 'createdAt', 'editedAt', 'version'),
    })
    .from(notes)
    .leftJoin(authors, eq(authors.id, notes.authorId))
}
export type NoteRow = RowOf<typeof notesOf>

/** The notes about a person of the administrator's company, newest first. */
export function notesOf(db: Database, administratorId: string, personId: string) {
  return selectNotes(db)
    .where(and(eq(notes.userId, personId), eq(notes.companyId, companyOfAdministrator(db, administratorId))))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(NOTES_PER_PERSON_MAX)
}

function inCompany(db: Database, administratorId: string, id: string): SQL | undefined {
  return and(eq(notes.id, id), eq(notes.companyId, companyOfAdministrator(db, administratorId)))
}

export function noteOf(db: Database, administratorId: string, id: string) {
  return selectNotes(db).where(inCompany(db, administratorId, id))
}

/** Condition for storing the answer: the note was inserted. */
export function insertedNote(db: Database, administratorId: string, id: string) {
  return { source: notes, condition: inCompany(db, administratorId, id) }
}

/** Inserts nothing beyond the limit per person. */
export function insertNote(db: Database, row: typeof notes.$inferInsert, audit: AuditEntry) {
  const ofCompany = and(
    eq(users.id, row.userId),
    eq(users.companyId, companyOfAdministrator(db, row.authorId)),
  )
  const count = sql`(select count(*) from ${notes} where ${eq(notes.userId, row.userId)})`
  const room = and(ofCompany, sql`${count} < ${NOTES_PER_PERSON_MAX}`)
  return {
    audit: recordAuditWhere(db, audit, users, room),
    note: insertWhere(db, notes, row, users, room),
    person: db.select({ id: users.id }).from(users).where(ofCompany),
    added: noteOf(db, row.authorId, row.id),
  }
}

/** Condition: the note is the administrator's own, in the version that they saw. */
function isOwn(db: Database, administratorId: string, { id, version }: Target): SQL | undefined {
  return and(
    inCompany(db, administratorId, id),
    eq(notes.authorId, administratorId),
    hasVersion(notes.version, version),
  )
}

/** The subject is the person: the audit log cannot be changed, so it must not hold the text of a note. */
const aboutPerson = (audit: AuditEntry): AuditEntry => ({ ...audit, subjectId: sql`${notes.userId}` })

export function changeNote(
  db: Database,
  administratorId: string,
  target: Target,
  { text }: { text: string },
  audit: AuditEntry,
) {
  const own = isOwn(db, administratorId, target)
  return {
    audit: recordAuditWhere(db, aboutPerson(audit), notes, own),
    edited: db.update(notes).set({ text, editedAt: audit.at }).where(own).returning({ id: notes.id }),
    present: noteOf(db, administratorId, target.id),
  }
}

export function deleteNoteRow(db: Database, administratorId: string, target: Target, audit: AuditEntry) {
  const current = noteOf(db, administratorId, target.id)
  return deleteRow(db, notes, isOwn(db, administratorId, target), aboutPerson(audit), current)
}
