const ABBREVIATED = /^\p{L}\.?$/u

/** "Maria" from "Maria de Souza". Returns the whole name if the first one is an initial. */
export function givenNameOf(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return ABBREVIATED.test(first) ? fullName.trim() : first
}
