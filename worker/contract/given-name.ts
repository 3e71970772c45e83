const ABBREVIATED = /^\p{L}\.?$/u

/** "Maria" of "Maria de Souza". The whole name where the first name is an initial. */
export function givenNameOf(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return ABBREVIATED.test(first) ? fullName.trim() : first
}
