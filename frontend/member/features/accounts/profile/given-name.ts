const ABBREVIATED = /^\p{L}\.?$/u

/** "Maria" of "Maria de Souza"; the whole name where the first is an initial: nobody is called "R.". */
export function givenNameOf(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  return ABBREVIATED.test(first) ? fullName.trim() : first
}
