import * as v from 'valibot'

/** Format and control characters, fillers that count as letters, and the blank of Braille. */
const NOTHING_TO_SEE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

/** Refuses a text in which there is nothing to see; any other stays as it was typed. */
export function visible(message: string) {
  return v.check<string, string>((text) => text.replace(NOTHING_TO_SEE, '').trim() !== '', message)
}
