/** A group of a distribution that may be hidden so that another cannot be calculated. */
export const PROTECTED = 'menos de 5 ou protegido'
export const FEW = 'menos de 5 pessoas'

/** `null` stands for all other specialties together. */
export function specialtyWords(specialty: string | null): string {
  return specialty === null ? 'Outras' : specialty || 'Não informada'
}

/** "2026-10-01" → "outubro de 2026" */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}
