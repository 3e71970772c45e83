import * as v from 'valibot'
import { NOTE_REQUIRED } from '#texts/notes.ts'
import { useAtMost } from '#texts/text.ts'
import type { Versioned } from './versions.ts'
import { visible } from './visible.ts'

export const NOTES_PER_PERSON_MAX = 50
export const NOTE_MAX = 1000

/** What an administrator writes about a person for colleagues. */
export const noteSchema = v.object({
  text: v.pipe(
    v.string(NOTE_REQUIRED),
    v.trim(),
    v.minLength(1, NOTE_REQUIRED),
    visible(NOTE_REQUIRED),
    v.maxLength(NOTE_MAX, useAtMost({ characters: NOTE_MAX })),
  ),
})
export type NoteInput = v.InferOutput<typeof noteSchema>

export interface Note extends Versioned {
  id: string
  text: string
  /** Full name of the author; `null` if the account is gone. */
  author: string | null
  /** Whether the signed-in administrator wrote it, and so may change it. */
  own: boolean
  createdAt: string
  editedAt: string | null
}
