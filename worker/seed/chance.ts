/** 0 to 1, always the same for the same day and purpose (FNV-1a with a final mix). */
export function chance(day: string, purpose: string): number {
  let hash = 0x811c9dc5
  for (const char of day + purpose) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Around zero, within ±`spread`, the middle likelier than the ends. */
export function around(day: string, purpose: string, spread: number): number {
  return Math.round((chance(day, `${purpose}1`) + chance(day, `${purpose}2`) - 1) * spread)
}
