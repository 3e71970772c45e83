import { useState } from 'react'
import type { Note } from '#contract/notes.ts'
import { t } from '#locales/person.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast, toastFailure } from '#shared/ui/feedback/toast.ts'
import { PanelPart } from '../workbench/panel.tsx'
import { NoteForm } from './note-form.tsx'
import { useDeleteNote, useSaveNote } from './use-notes.ts'

interface PersonNotesProps {
  personId: string
  notes: readonly Note[]
  administratorId: string
}

/** What colleagues noted about the person, newest first. Administrators edit and delete only their own. */
export function PersonNotes({ personId, notes, administratorId }: PersonNotesProps) {
  const [edited, setEdited] = useState<Note>()
  const save = useSaveNote(personId)
  const remove = useDeleteNote(personId)
  // Keep the typed text on screen if the note is deleted meanwhile.
  const isGone = edited !== undefined && !notes.some(({ id }) => id === edited.id)
  const shown = isGone ? [edited, ...notes] : notes

  function deleteNote(note: Note) {
    const undo = () =>
      save.mutate(
        { json: { text: note.text } },
        { onError: (error) => toast({ variant: 'destructive', title: messageFor(error) }) },
      )
    remove.mutate(note, {
      onSuccess: () =>
        toast({ title: t('notes.deleted'), action: { label: t('notes.undo'), onClick: undo } }),
      onError: (error) => toastFailure(t('notes.notDeleted'), error),
    })
  }

  return (
    <PanelPart title={t('notes.title')}>
      {shown.length > 0 && (
        <ul className="mb-3 grid gap-3 text-14">
          {shown.map((note) => (
            <li key={note.id} className="border-l-2 border-edge pl-3.5">
              {note.id === edited?.id ? (
                <NoteForm
                  personId={personId}
                  administratorId={administratorId}
                  note={note}
                  onDone={() => setEdited(undefined)}
                />
              ) : (
                <>
                  <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
                  <p className="flex flex-wrap items-center gap-x-3 text-soft">
                    {signature(note)}
                    {note.own && (
                      <span className="-my-1 flex">
                        <Button size="sm" variant="ghost" onClick={() => setEdited(note)}>
                          {t('notes.edit')}
                        </Button>
                        <Button
                          size="sm"
                          variant="ghost"
                          busy={remove.isPending && remove.variables.id === note.id}
                          onClick={() => deleteNote(note)}
                        >
                          {t('notes.delete')}
                        </Button>
                      </span>
                    )}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm personId={personId} administratorId={administratorId} />
    </PanelPart>
  )
}

/** "Ana Prado, 24/11/2026 às 10:00 (alterada)" */
function signature({ author, createdAt, editedAt }: Note): string {
  const words = t('notes.by', { name: author ?? t('notes.somebody'), when: dateAndTime(createdAt) })
  return editedAt ? `${words} ${t('notes.edited')}` : words
}
