/** Spaces, and the marks of Latin letters once they are apart from the letters. */
const UNCOMPARED = /\s|[\u0300-\u036f]/g

const folded = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(UNCOMPARED, '')

/** Whether two names differ at most in capitals, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}
