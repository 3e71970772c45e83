import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Note, NoteInput } from '#contract/notes.ts'
import { answer, idempotent, notesApi, personNotesApi } from '#shared/lib/api/clients.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { type ifMatch, sendFrom } from '#shared/lib/api/versions.ts'

interface NoteToSave {
  json: NoteInput
  options?: ReturnType<typeof ifMatch>
}

/** Adds a note about a person, or changes `note`. */
export function useSaveNote(personId: string, note?: Note) {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ json, options }: NoteToSave): Promise<Note> =>
      note
        ? answer(notesApi[':id'].$put({ param: { id: note.id }, json }, options))
        : answer(
            personNotesApi[':id'].notes.$post(
              { param: { id: personId }, json },
              idempotent(idempotencyKeys.keyFor(json)),
            ),
          ),
    onSuccess: () => idempotencyKeys.reset(),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.members.person(personId) }),
  })
}

export function useDeleteNote(personId: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (note: Note) =>
      sendFrom(client, note, (options) => notesApi[':id'].$delete({ param: { id: note.id } }, options)),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.members.person(personId) }),
  })
}
