import type { Note } from '#contract/notes.ts'
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
