import * as v from 'valibot'
import { rejectionReasons } from './accounts.ts'
import { registrationRejectionSchema } from './registrations.ts'
import { visible } from './visible.ts'

/** Saved texts per company for registrations, and the same number for policies. */
export const REJECTION_TEXTS_MAX = 50
/** The purposes of a text: a registration's rejection reason, or a policy. */
export const savedTextReasons = [...rejectionReasons, 'policy'] as const
export type SavedTextReason = (typeof savedTextReasons)[number]
const NAME_MAX = 60

const NAME_REQUIRED = 'Dê um nome ao texto'
/** For a name that another text of the same reason has. */
export const NAME_TAKEN = 'Já existe um texto com este nome para este motivo'

/** A text that an administrator keeps, to choose it again for the next rejection. */
export const rejectionTextSchema = v.object({
  reason: v.picklist(savedTextReasons, 'Escolha um motivo'),
  name: v.pipe(
    v.string(NAME_REQUIRED),
    v.trim(),
    v.minLength(1, NAME_REQUIRED),
    visible(NAME_REQUIRED),
    v.maxLength(NAME_MAX, `Use no máximo ${NAME_MAX} caracteres`),
  ),
  text: registrationRejectionSchema.entries.text,
})
export type RejectionTextInput = v.InferOutput<typeof rejectionTextSchema>

export interface RejectionText {
  id: string
  reason: SavedTextReason
  name: string
  text: string
}
