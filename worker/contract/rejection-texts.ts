import * as v from 'valibot'
import { REASON_REQUIRED } from '#texts/reasons.ts'
import { NAME_REQUIRED } from '#texts/rejection-texts.ts'
import { useAtMost } from '#texts/text.ts'
import { rejectionReasons } from './accounts.ts'
import { rejectionText } from './rejection-text.ts'
import type { Versioned } from './versions.ts'
import { visible } from './visible.ts'

/** Maximum number of saved texts per company for registrations, and the same again for policies. */
export const REJECTION_TEXTS_MAX = 50
/** What a text is for: a registration's rejection reason, or a policy. */
export const savedTextReasons = [...rejectionReasons, 'policy'] as const
export type SavedTextReason = (typeof savedTextReasons)[number]
const NAME_MAX = 60

/** A text that administrators save to reuse in rejections. */
export const rejectionTextSchema = v.object({
  reason: v.picklist(savedTextReasons, REASON_REQUIRED),
  name: v.pipe(
    v.string(NAME_REQUIRED),
    v.trim(),
    v.minLength(1, NAME_REQUIRED),
    visible(NAME_REQUIRED),
    v.maxLength(NAME_MAX, useAtMost({ characters: NAME_MAX })),
  ),
  text: rejectionText,
})
export type RejectionTextInput = v.InferOutput<typeof rejectionTextSchema>

export interface RejectionText extends Versioned {
  id: string
  reason: SavedTextReason
  name: string
  text: string
}
