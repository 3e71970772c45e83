import type { BmiClass } from '#contract/anamnesis.ts'
import type { ConsultationStatus, ConsultationType } from '#contract/consultations.ts'
import type { SleepBand } from '#contract/statistics.ts'

export const typeWords: Record<ConsultationType, string> = {
  'In-person': 'Presencial',
  Video: 'Vídeo',
  Phone: 'Telefone',
}
export const consultationStatusWords: Record<ConsultationStatus, string> = {
  Scheduled: 'Agendada',
  Completed: 'Concluída',
  Cancelled: 'Cancelada',
}
export const sleepWords: Record<SleepBand, string> = {
  h4: 'Menos de 5 h',
  h5: '5 a 6 h',
  h6: '6 a 7 h',
  h7: '7 a 8 h',
  h8: '8 a 9 h',
  h9: '9 h ou mais',
}
export const bmiWords: Record<BmiClass, string> = {
  UNDERWEIGHT: 'Abaixo do peso',
  NORMAL: 'Peso normal',
  OVERWEIGHT: 'Sobrepeso',
  OBESITY_I: 'Obesidade grau I',
  OBESITY_II: 'Obesidade grau II',
  OBESITY_III: 'Obesidade grau III',
}

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
