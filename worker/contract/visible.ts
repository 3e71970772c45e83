import * as v from 'valibot'

/** Format and control characters, fillers that count as letters, and the blank Braille pattern. */
const NOTHING_TO_SEE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

/** Rejects a text without visible characters; any other text stays as typed. */
export function visible(message: string) {
  return v.check<string, string>((text) => text.replace(NOTHING_TO_SEE, '').trim() !== '', message)
}
