import * as v from 'valibot'
import { REASON_TEXT_REQUIRED, reasonTextTooShort } from '#texts/reasons.ts'
import { useAtMost } from '#texts/text.ts'
import { visible } from './visible.ts'

const TEXT_MIN = 3
const TEXT_MAX = 1000

/** The administrator's explanation of a rejection or a reversal. The person reads it. */
export const rejectionText = v.pipe(
  v.string(REASON_TEXT_REQUIRED),
  v.trim(),
  v.minLength(TEXT_MIN, reasonTextTooShort({ characters: TEXT_MIN })),
  visible(REASON_TEXT_REQUIRED),
  v.maxLength(TEXT_MAX, useAtMost({ characters: TEXT_MAX })),
)
