import type { Note, NoteInput } from '#contract/notes.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertedNote, insertNote } from './notes.queries.ts'
import { toNote } from './to-note.ts'

/** Adds a note about a person, for all administrators of the company. */
export async function addNote(work: MemberWork, personId: string, input: NoteInput): Promise<Note> {
  const { db, member } = work
  const audit = await auditEntry(work, 'member.note_added', personId)
  const { fullName } = await work.account()
  const row = {
    id: crypto.randomUUID(),
    companyId: audit.companyId,
    userId: personId,
    authorId: member.id,
    text: input.text,
    createdAt: audit.at,
    editedAt: null,
    version: FIRST_VERSION,
  }
  const note = toNote({ ...row, author: fullName }, member.id)
  const { person, added } = await work.write(insertNote(db, row, audit), {
    status: 201,
    body: note,
    where: insertedNote(db, member.id, row.id),
  })
  if (!person[0]) throw new NotFound()
  if (!added[0]) throw new Conflict('note_limit')
  return note
}
