import type { Note } from '#contract/notes.ts'
import { Forbidden } from '#platform/errors.ts'
import { missingOrStale } from '#platform/versions.ts'
import type { NoteRow } from './notes.queries.ts'

export function toNote({ authorId, createdAt, editedAt, ...note }: NoteRow, readerId: string): Note {
  return {
    ...note,
    own: authorId === readerId,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}

/** Why an own note was not changed: it is gone, somebody else's, or has another version. */
export function unchangedNote(present: NoteRow | undefined, readerId: string): Error {
  if (present && present.authorId !== readerId) return new Forbidden('note_of_another')
  return missingOrStale(present, (row) => toNote(row, readerId))
}
