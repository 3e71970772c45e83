/** A number from 0 to 1 that depends only on key and purpose (FNV-1a with a final mix). */
export function chance(key: string, purpose: string): number {
  let hash = 0x811c9dc5
  for (const char of key + purpose) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** An integer within ±`spread`, more often close to zero. */
export function around(key: string, purpose: string, spread: number): number {
  return Math.round((chance(key, `${purpose}1`) + chance(key, `${purpose}2`) - 1) * spread)
}
