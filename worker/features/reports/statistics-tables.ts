import { registrationStatusNames } from '#contract/log-names.ts'
import { dayWords, policyWords } from '#contract/report-filters.ts'
import {
  type Distributed,
  type Quantiles,
  type Series,
  SPECIALTIES_SHOWN,
  type Statistics,
} from '#contract/statistics.ts'
import { daysInShortFirstWeek, formatWait } from '#contract/statistics-words.ts'
import {
  bmiWords,
  FEW,
  monthWords,
  PROTECTED,
  sleepWords,
  specialtyWords,
  typeWords,
  visitWords,
} from './words.ts'

/** A bar of a chart; `null` where there is no number, and the section says why. */
export interface Bar {
  label: string
  value: number | null
  previous: number | null
}

export interface Section {
  title: string
  /** What is counted, where the title does not say all. */
  note?: string
  header: string[]
  rows: string[][]
  bars?: Bar[]
  /** What stands in the place of a number that is not shown. */
  hidden?: string
  /** The period's line and the one of the period before. */
  line?: { start: string; count: number | null; previous: number | null }[]
  /** What the line counts, beside the numbers of its axis. */
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

/** Everything that the statistics' screen shows, as tables. */
export function sectionsOf(statistics: Statistics): Section[] {
  const { registrations, decisions, active, consultations, sleep, bmi, policies } = statistics
  const series = (title: string, line: Series): Section => {
    const short = daysInShortFirstWeek(line)
    return {
      title,
      header: ['Início', ...COMPARED],
      rows: line.points.map(({ start, count, previous }, index) => [
        index === 0 && short ? `${dayWords(start)} (${daysWords(short)})` : dayWords(start),
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
        dayWords(week),
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
    comparison('Consultas por tipo', 'Tipo', consultations.byType, (key) => typeWords[key]),
    comparison('Consultas por situação', 'Situação', consultations.byStatus, (key) => visitWords[key]),
    {
      ...comparison(
        'Consultas por especialidade',
        'Especialidade',
        consultations.bySpecialty,
        specialtyWords,
      ),
      note: `As ${SPECIALTIES_SHOWN} mais frequentes de pelo menos cinco pessoas. As demais, e as de menos de cinco em um dos períodos, estão somadas em Outras.`,
    },
    distribution('Sono médio por dia', 'Sono por dia', sleep, (band) => sleepWords[band]),
    distribution('IMC na última anamnese', 'Faixa', bmi, (band) => bmiWords[band]),
    series('Apólices enviadas', policies.series),
    comparison('Apólices enviadas por situação', 'Situação', policies.byState, (key) => policyWords[key]),
    {
      title: 'Apólices por idade e situação',
      note: 'Todas as enviadas até o fim do período, pela situação que têm hoje.',
      header: ['Idade', policyWords.unsent, policyWords.pending, policyWords.approved, policyWords.rejected],
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
