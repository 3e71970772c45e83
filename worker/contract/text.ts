import * as v from 'valibot'

export const NAME_MAX = 200
export const NOTES_MAX = 2000

export const INVALID_EMAIL = 'Email inválido'
export const EMAIL_MAX = 254

/** An e-mail, trimmed and in lower case: the form in which accounts are stored and looked up. */
export const email = v.pipe(
  v.string(INVALID_EMAIL),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(EMAIL_MAX, INVALID_EMAIL),
  v.email(INVALID_EMAIL),
)

/** Optional free text, stored as typed except for outer white space; blank becomes `null`. */
export function optionalText(max: number) {
  const tooLong = `Use no máximo ${max.toLocaleString('pt-BR')} caracteres`
  return v.optional(
    v.nullable(
      v.pipe(
        v.string('Texto inválido'),
        v.maxLength(max, tooLong),
        v.transform((text) => (text.trim() === '' ? null : text.trim())),
      ),
    ),
    null,
  )
}
