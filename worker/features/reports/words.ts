/** Of a group of a distribution, which may be hidden for another's sake. */
export const PROTECTED = 'menos de 5 ou protegido'
export const FEW = 'menos de 5 pessoas'

/** `null` is all others together. */
export function specialtyWords(specialty: string | null): string {
  return specialty === null ? 'Outras' : specialty || 'Não informada'
}

/** "outubro de 2026" of "2026-10-01". */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}
