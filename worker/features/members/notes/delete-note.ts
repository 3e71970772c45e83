import { auditEntry } from '#platform/audit-entry.ts'
import { targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteNoteOf } from './notes.queries.ts'
import { unchangedNote } from './to-note.ts'

/** Deletes one of the administrator's own notes. */
export async function deleteNote(work: MemberWork, id: string): Promise<void> {
  const { db, member } = work
  const audit = await auditEntry(work, 'member.note_deleted', id)
  const { deleted, present } = await work.write(deleteNoteOf(db, member.id, targetOf(work, id), audit))
  if (!deleted[0]) throw unchangedNote(present[0], member.id)
}
