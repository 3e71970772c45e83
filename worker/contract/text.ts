import * as v from 'valibot'
import { INVALID_EMAIL, INVALID_TEXT, useAtMost } from '#texts/text.ts'

export const NAME_MAX = 200
export const NOTES_MAX = 2000

export const EMAIL_MAX = 254

/** An e-mail, trimmed and in lower case: the form in which accounts are stored and looked up. */
export const email = v.pipe(
  v.string(INVALID_EMAIL),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(EMAIL_MAX, INVALID_EMAIL),
  v.email(INVALID_EMAIL),
)

/** Optional free text, stored as typed except that it is trimmed; blank becomes `null`. */
export function optionalText(max: number) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(INVALID_TEXT),
        v.maxLength(max, useAtMost({ characters: max })),
        v.transform((text) => (text.trim() === '' ? null : text.trim())),
      ),
    ),
    null,
  )
}
