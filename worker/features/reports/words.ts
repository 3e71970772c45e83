import type { BmiClass } from '../../contract/anamnesis.ts'
import type { ConsultationStatus, ConsultationType } from '../../contract/consultations.ts'
import { registrationStatusNames } from '../../contract/log-names.ts'
import type { ReportFilters, ReportKind } from '../../contract/reports.ts'
import type { PolicyState, SleepBand } from '../../contract/statistics.ts'

export const kindWords: Record<ReportKind, string> = {
  registrations: 'Cadastros',
  members: 'Associados',
  consultations: 'Consultas',
  policies: 'Apólices',
  statistics: 'Estatísticas',
}
export const typeWords: Record<ConsultationType, string> = {
  'In-person': 'Presencial',
  Video: 'Vídeo',
  Phone: 'Telefone',
}
export const visitWords: Record<ConsultationStatus, string> = {
  Scheduled: 'Agendada',
  Completed: 'Concluída',
  Cancelled: 'Cancelada',
}
export const policyWords: Record<PolicyState, string> = {
  unsent: 'Arquivo não enviado',
  pending: 'Em Análise',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
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

/** Of a group of a distribution, which may be hidden for another's sake. */
export const PROTECTED = 'menos de 5 ou protegido'
export const FEW = 'menos de 5 pessoas'

/** `null` is all others together. */
export function specialtyWords(specialty: string | null): string {
  return specialty === null ? 'Outras' : specialty || 'Não informada'
}

/** "21/11/2026" of "2026-11-21". */
export function dayWords(day: string): string {
  return day.split('-').reverse().join('/')
}

/** "outubro de 2026" of "2026-10-01". */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}

/** The filters in words, each with its name. */
export function filterWords({ from, to, status }: ReportFilters, kind: ReportKind): [string, string][] {
  const words: [string, string][] = []
  if (from && to)
    words.push(['Período', from === to ? dayWords(from) : `${dayWords(from)} a ${dayWords(to)}`])
  else words.push(['Período', 'todos até a data do relatório'])
  if (kind === 'members' || kind === 'registrations')
    words.push(['Situação', status ? registrationStatusNames[status] : 'Todas'])
  return words
}

/** "1 d 6 h", "3 h", "45 min". */
export function waitWords(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} h`
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
