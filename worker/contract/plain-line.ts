/** Spaces of every width, such as the no-break space, but not line breaks. */
const SPACES = /[\p{Zs}\t]+/gu
const LINE_BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
/** Control characters, direction marks and other invisible characters, which can hide or reorder text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** A person's text as one line of visible characters, for a greeting, a subject, a file name or a notification. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ').replaceAll(SPACES, ' ').trim()
}

/** A person's text as lines of visible characters, without direction marks. */
export function plainText(text: string): string {
  const lines = text.normalize('NFC').replaceAll(LINE_BREAKS, '\n').split('\n')
  return lines.map((line) => line.replaceAll(SPACES, ' ').replaceAll(UNSEEN, '')).join('\n')
}

/** A host name such as "exemplo.com" anywhere in the text, a URL with its scheme, or an e-mail address. */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}/iu

/** Whether a mail reader may turn part of the text into a link. */
export function looksLikeAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** A longer word is not a given name but a sentence without spaces. */
const GIVEN_NAME_MAX = 30

/** The first word of a name, for a greeting; `undefined` if it is not fit for one. */
export function greetingName(fullName: string): string | undefined {
  const line = plainLine(fullName)
  const [first = ''] = line.split(' ')
  return first !== '' && first.length <= GIVEN_NAME_MAX && !looksLikeAddress(line) ? first : undefined
}
