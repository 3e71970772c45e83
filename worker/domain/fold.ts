/** Removes accents and case, to compare and to search: "Glicémia  de JEJUM" becomes "glicemia  de jejum". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Also removes punctuation, and replaces compatibility characters: "Glicémia  de jejum" becomes "glicemia de jejum". */
export function foldWords(text: string): string {
  const words = fold(text.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? text.trim().toLowerCase() : words
}
