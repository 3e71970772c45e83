import type { Note } from '#contract/notes.ts'
import { Forbidden } from '#platform/errors.ts'
import { missingOrStale } from '#platform/versions.ts'
import type { NoteRow } from './notes.queries.ts'

export function toNote(row: NoteRow, readerId: string): Note {
  const { id, text, author, version } = row
  return {
    id,
    text,
    author,
    own: row.authorId === readerId,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version,
  }
}

/** Why a note was not changed: it is gone, belongs to somebody else, or has another version. */
export function unchangedNote(present: NoteRow | undefined, readerId: string): Error {
  if (present && present.authorId !== readerId) return new Forbidden('note_of_another')
  return missingOrStale(present, (row) => toNote(row, readerId))
}
