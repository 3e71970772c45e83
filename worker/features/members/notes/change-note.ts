import type { Note, NoteInput } from '#contract/notes.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Forbidden } from '#platform/errors.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { changeNote, deleteNoteRow, type NoteRow } from './notes.queries.ts'
import { toNote } from './to-note.ts'

export async function editNote(work: MemberWork, id: string, input: NoteInput): Promise<Note> {
  const { db, member } = work
  const audit = await auditEntry(work, 'member.note_edited', id)
  const { edited, present } = await work.write(changeNote(db, member.id, targetOf(work, id), input, audit))
  if (edited[0] && present[0]) return toNote(present[0], member.id)
  throw unchangedNote(present[0], member.id)
}

export async function deleteNote(work: MemberWork, id: string): Promise<void> {
  const { db, member } = work
  const audit = await auditEntry(work, 'member.note_deleted', id)
  const { deleted, current } = await work.write(deleteNoteRow(db, member.id, targetOf(work, id), audit))
  if (!deleted[0]) throw unchangedNote(current[0], member.id)
}

/** Why a note was not changed: it is gone, belongs to somebody else, or has another version. */
function unchangedNote(present: NoteRow | undefined, readerId: string): Error {
  if (present && present.authorId !== readerId) return new Forbidden('note_of_another')
  return missingOrStale(present, (row) => toNote(row, readerId))
}
