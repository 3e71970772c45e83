import {
  type Distributed,
  type Quantiles,
  type Series,
  SPECIALTIES_SHOWN,
  type Statistics,
} from '#contract/statistics.ts'
import { daysInShortFirstWeek, formatWait } from '#contract/statistics-words.ts'
import {
  bmiClassNames,
  consultationStatusNames,
  consultationTypeNames,
  policyStateNames,
  registrationStatusNames,
  sleepBandNames,
} from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { FEW, monthWords, PROTECTED, specialtyWords } from './words.ts'

/** A bar of a chart. `null` if the number is hidden; see `Section.hidden`. */
export interface Bar {
  label: string
  value: number | null
  previous: number | null
}

export interface Section {
  title: string
  /** Explains what is counted, if the title is not enough. */
  note?: string
  header: string[]
  rows: string[][]
  bars?: Bar[]
  /** Text in place of a hidden number. */
  hidden?: string
  /** The lines of the period and of the period before. */
  line?: { start: string; count: number | null; previous: number | null }[]
  /** Unit after the numbers of the line's axis. */
  unit?: string
}

const whole = new Intl.NumberFormat('pt-BR')
const number = (value: number | null, hidden = PROTECTED) => (value === null ? hidden : whole.format(value))

function change(count: number | null, previous: number | null): string {
  if (count === null || previous === null) return '–'
  const difference = count - previous
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return sign + whole.format(Math.abs(difference))
}

const COMPARED = ['Neste período', 'Período anterior', 'Diferença']

function comparison<Key extends string | null>(
  title: string,
  what: string,
  rows: readonly { key: Key; count: number | null; previous: number | null }[],
  word: (key: Key) => string,
): Section {
  return {
    title,
    hidden: FEW,
    header: [what, ...COMPARED],
    rows: rows.map(({ key, count, previous }) => [
      word(key),
      number(count, FEW),
      number(previous, FEW),
      change(count, previous),
    ]),
    bars: rows.map(({ key, count, previous }) => ({ label: word(key), value: count, previous })),
  }
}

function distribution<Band extends string>(
  title: string,
  what: string,
  { month, cells, total }: Distributed<Band>,
  word: (band: Band) => string,
): Section {
  return {
    hidden: PROTECTED,
    title: month ? `${title} em ${monthWords(month)}` : title,
    note: `Grupos com menos de cinco pessoas não aparecem, nem os que permitiriam deduzi-los. Total: ${number(total)}.`,
    header: [what, 'Pessoas', 'Mês anterior', 'Diferença'],
    rows: cells.map(({ band, count, previous }) => [
      word(band),
      number(count),
      number(previous),
      change(count, previous),
    ]),
    bars: cells.map(({ band, count, previous }) => ({ label: word(band), value: count, previous })),
  }
}

const ageWords = (upTo: number | null) => (upTo === null ? 'mais de 90 dias' : `até ${upTo} dias`)

function quantilesText(when: string, { median, p90 }: Quantiles): string {
  if (median === null) return `${when}: nenhuma decisão.`
  return `${when}: mediana de ${formatWait(median)}, e 9 em cada 10 em até ${formatWait(p90)}.`
}

const daysWords = (days: number) => (days === 1 ? '1 dia' : `${days} dias`)

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60)

/** All charts of the statistics screen as tables. */
export function sectionsOf(statistics: Statistics): Section[] {
  const { registrations, decisions, active, consultations, sleep, bmi, policies } = statistics
  const series = (title: string, line: Series): Section => {
    const short = daysInShortFirstWeek(line)
    return {
      title,
      header: ['Início', ...COMPARED],
      rows: line.points.map(({ start, count, previous }, index) => [
        index === 0 && short ? `${numericDay(start)} (${daysWords(short)})` : numericDay(start),
        number(count),
        number(previous),
        change(count, previous),
      ]),
      line: line.points.slice(short ? 1 : 0),
    }
  }
  return [
    series('Cadastros recebidos', registrations.series),
    comparison(
      'Cadastros por situação',
      'Situação',
      registrations.byStatus,
      (key) => registrationStatusNames[key],
    ),
    {
      title: 'Tempo até a decisão, por semana (aproximado)',
      note: `Tempos aproximados, calculados por faixas. ${quantilesText('Neste período', decisions.current)} ${quantilesText('No período anterior', decisions.previous)}`,
      header: ['Semana de', 'Decisões', 'Mediana', '9 em cada 10 em até', 'Mediana do período anterior'],
      rows: decisions.weeks.map(({ week, count, median, p90, previous }) => [
        numericDay(week),
        number(count),
        formatWait(median),
        formatWait(p90),
        formatWait(previous.median),
      ]),
      line: decisions.weeks.map(({ week, median, previous }) => ({
        start: week,
        count: hours(median),
        previous: hours(previous.median),
      })),
      unit: ' h',
    },
    {
      ...series('Associados ativos por semana', {
        grain: 'week',
        points: active.weeks.map(({ week, count, previous }) => ({ start: week, count, previous })),
      }),
      note: 'Ativo: associado aprovado que entrou no aplicativo ou fez um registro na semana.',
    },
    series('Consultas, pela data marcada', consultations.series),
    comparison('Consultas por tipo', 'Tipo', consultations.byType, (key) => consultationTypeNames[key]),
    comparison(
      'Consultas por situação',
      'Situação',
      consultations.byStatus,
      (key) => consultationStatusNames[key],
    ),
    {
      ...comparison(
        'Consultas por especialidade',
        'Especialidade',
        consultations.bySpecialty,
        specialtyWords,
      ),
      note: `As ${SPECIALTIES_SHOWN} mais frequentes de pelo menos cinco pessoas. As demais, e as de menos de cinco em um dos períodos, estão somadas em Outras.`,
    },
    distribution('Sono médio por dia', 'Sono por dia', sleep, (band) => sleepBandNames[band]),
    distribution('IMC na última anamnese', 'Faixa', bmi, (band) => bmiClassNames[band]),
    series('Apólices enviadas', policies.series),
    comparison(
      'Apólices enviadas por situação',
      'Situação',
      policies.byState,
      (key) => policyStateNames[key],
    ),
    {
      title: 'Apólices por idade e situação',
      note: 'Todas as enviadas até o fim do período, pela situação que têm hoje.',
      header: [
        'Idade',
        policyStateNames.unsent,
        policyStateNames.pending,
        policyStateNames.approved,
        policyStateNames.rejected,
      ],
      rows: policies.ages.map(({ upTo, unsent, pending, approved, rejected }) => [
        ageWords(upTo),
        ...[unsent, pending, approved, rejected].map((count) => number(count)),
      ]),
      bars: policies.ages.map(({ upTo, unsent, pending, approved, rejected }) => ({
        label: ageWords(upTo),
        value: unsent + pending + approved + rejected,
        previous: null,
      })),
    },
  ]
}
