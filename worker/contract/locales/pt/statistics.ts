import { LOCALE, numericDay } from './language.ts'

export const INVALID_LIST = 'Lista inválida'
export const RANGE_BACKWARDS = 'O fim do período vem antes do início.'
export const RANGE_TOO_LONG = 'Escolha um período de até dois anos.'

// The tables of the statistics report.

/** Replaces a group that is hidden so that another one cannot be calculated. */
export const PROTECTED = 'menos de 5 ou protegido'
export const FEW = 'menos de 5 pessoas'
export const OTHER_SPECIALTIES = 'Outras'
export const NO_SPECIALTY = 'Não informada'

/** "outubro de 2026" for the month's first day "2026-10-01". */
export function monthAndYear(month: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}

export const statisticsTitles = {
  registrations: 'Cadastros recebidos',
  registrationsByStatus: 'Cadastros por situação',
  waits: 'Tempo até a decisão, por semana (aproximado)',
  activeMembers: 'Associados ativos por semana',
  consultations: 'Consultas, pela data marcada',
  consultationsByType: 'Consultas por tipo',
  consultationsByStatus: 'Consultas por situação',
  consultationsBySpecialty: 'Consultas por especialidade',
  sleep: 'Sono médio por dia',
  bmi: 'IMC na última anamnese',
  policies: 'Apólices enviadas',
  policiesByState: 'Apólices enviadas por situação',
  policiesByAge: 'Apólices por idade e situação',
}
export const titleInMonth = ({ title, month }: { title: string; month: string }) =>
  `${title} em ${monthAndYear(month)}`

export const statisticsColumns = {
  day: 'Dia',
  start: 'Início',
  current: 'Neste período',
  wholeDays: 'Dias encerrados',
  previous: 'Período anterior',
  difference: 'Diferença',
  people: 'Pessoas',
  previousMonth: 'Mês anterior',
  status: 'Situação',
  type: 'Tipo',
  specialty: 'Especialidade',
  sleep: 'Sono por dia',
  bmi: 'Faixa',
  age: 'Idade',
  week: 'Semana de',
  decisions: 'Decisões',
  median: 'Mediana',
  p90: '9 em cada 10 em até',
  previousMedian: 'Mediana do período anterior',
}

interface Waits {
  median: string
  p90: string
}

const waitsOf = (when: string, waits: Waits | null) =>
  waits
    ? `${when}: mediana de ${waits.median}, e 9 em cada 10 em até ${waits.p90}.`
    : `${when}: nenhuma decisão.`

/** `null` without decisions. */
interface ComparedWaits {
  current: Waits | null
  /** For the days that are over; `undefined` if all are. */
  compared: Waits | null | undefined
  previous: Waits | null
}

interface Days {
  from: string
  to: string
}

const span = ({ from, to }: Days) =>
  from === to ? numericDay(from) : `${numericDay(from)} a ${numericDay(to)}`

export const statisticsNotes = {
  compared: ({ previous }: { previous: Days }) => `Comparado com ${span(previous)}.`,
  wholeDaysCompared: ({ previous, today, wholeDays }: { previous: Days; today: string; wholeDays: Days }) =>
    `Só dias encerrados são comparados: ${span(wholeDays)} com ${span(previous)}. O que é de ${numericDay(today)} em diante conta no período, mas não na comparação.`,
  nothingCompared: 'Nenhum dia do período está encerrado, e nada é comparado.',
  distribution: ({ total }: { total: string }) =>
    `Grupos com menos de cinco pessoas não aparecem, nem os que permitiriam deduzi-los. Total: ${total}.`,
  waits: ({ current, compared, previous }: ComparedWaits) =>
    [
      'Tempos aproximados, calculados por faixas.',
      waitsOf('Neste período', current),
      ...(compared === undefined ? [] : [waitsOf('Nos dias encerrados', compared)]),
      waitsOf('No período anterior', previous),
    ].join(' '),
  activeMembers: 'Ativo: associado aprovado que entrou no aplicativo ou fez um registro na semana.',
  specialties: ({ shown }: { shown: number }) =>
    `As ${shown} mais frequentes de pelo menos cinco pessoas. As demais, e as de menos de cinco em um dos períodos, estão somadas em Outras.`,
  policyAges: 'Todas as enviadas até o fim do período, pela situação que têm hoje.',
}

/** A day, or a week by its first day. */
export const unfinished = ({ day }: { day: string }) => `${numericDay(day)} (em aberto)`
export const policyAge = ({ over, upTo }: { over: number; upTo: number | null }) => {
  if (upTo === null) return `mais de ${over} dias`
  return over === 0 ? `até ${upTo} dias` : `${over + 1} a ${upTo} dias`
}
export const dayCount = ({ days }: { days: number }) => (days === 1 ? '1 dia' : `${days} dias`)
