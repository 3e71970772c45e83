import {
  type Distributed,
  policyAges,
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
import { LOCALE, numericDay } from '#texts/language.ts'
import {
  dayCount,
  FEW,
  overDays,
  PROTECTED,
  statisticsColumns,
  statisticsNotes,
  statisticsTitles,
  titleInMonth,
  upToDays,
} from '#texts/statistics.ts'
import { specialtyText } from './specialty-text.ts'

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

const whole = new Intl.NumberFormat(LOCALE)
const number = (value: number | null, hidden = PROTECTED) => (value === null ? hidden : whole.format(value))

function change(count: number | null, previous: number | null): string {
  if (count === null || previous === null) return '–'
  const difference = count - previous
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return sign + whole.format(Math.abs(difference))
}

const COMPARED = [statisticsColumns.current, statisticsColumns.previous, statisticsColumns.difference]

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
    title: month ? titleInMonth({ title, month }) : title,
    note: statisticsNotes.distribution({ total: number(total) }),
    header: [what, statisticsColumns.people, statisticsColumns.previousMonth, statisticsColumns.difference],
    rows: cells.map(({ band, count, previous }) => [
      word(band),
      number(count),
      number(previous),
      change(count, previous),
    ]),
    bars: cells.map(({ band, count, previous }) => ({ label: word(band), value: count, previous })),
  }
}

const LAST_AGE = policyAges.findLast((upTo) => upTo !== null) ?? 0
const ageText = (upTo: number | null) =>
  upTo === null ? overDays({ days: LAST_AGE }) : upToDays({ days: upTo })

const waits = ({ median, p90 }: Quantiles) =>
  median === null ? null : { median: formatWait(median), p90: formatWait(p90) }

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60)

/** All charts of the statistics screen as tables. */
export function sectionsOf(statistics: Statistics): Section[] {
  const { registrations, decisions, active, consultations, sleep, bmi, policies } = statistics
  const series = (title: string, line: Series): Section => {
    const short = daysInShortFirstWeek(line)
    return {
      title,
      header: [statisticsColumns.start, ...COMPARED],
      rows: line.points.map(({ start, count, previous }, index) => [
        index === 0 && short ? `${numericDay(start)} (${dayCount({ days: short })})` : numericDay(start),
        number(count),
        number(previous),
        change(count, previous),
      ]),
      line: line.points.slice(short ? 1 : 0),
    }
  }
  return [
    series(statisticsTitles.registrations, registrations.series),
    comparison(
      statisticsTitles.registrationsByStatus,
      statisticsColumns.status,
      registrations.byStatus,
      (key) => registrationStatusNames[key],
    ),
    {
      title: statisticsTitles.waits,
      note: statisticsNotes.waits({ current: waits(decisions.current), previous: waits(decisions.previous) }),
      header: [
        statisticsColumns.week,
        statisticsColumns.decisions,
        statisticsColumns.median,
        statisticsColumns.p90,
        statisticsColumns.previousMedian,
      ],
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
      ...series(statisticsTitles.activeMembers, {
        grain: 'week',
        points: active.weeks.map(({ week, count, previous }) => ({ start: week, count, previous })),
      }),
      note: statisticsNotes.activeMembers,
    },
    series(statisticsTitles.consultations, consultations.series),
    comparison(
      statisticsTitles.consultationsByType,
      statisticsColumns.type,
      consultations.byType,
      (key) => consultationTypeNames[key],
    ),
    comparison(
      statisticsTitles.consultationsByStatus,
      statisticsColumns.status,
      consultations.byStatus,
      (key) => consultationStatusNames[key],
    ),
    {
      ...comparison(
        statisticsTitles.consultationsBySpecialty,
        statisticsColumns.specialty,
        consultations.bySpecialty,
        specialtyText,
      ),
      note: statisticsNotes.specialties({ shown: SPECIALTIES_SHOWN }),
    },
    distribution(statisticsTitles.sleep, statisticsColumns.sleep, sleep, (band) => sleepBandNames[band]),
    distribution(statisticsTitles.bmi, statisticsColumns.bmi, bmi, (band) => bmiClassNames[band]),
    series(statisticsTitles.policies, policies.series),
    comparison(
      statisticsTitles.policiesByState,
      statisticsColumns.status,
      policies.byState,
      (key) => policyStateNames[key],
    ),
    {
      title: statisticsTitles.policiesByAge,
      note: statisticsNotes.policyAges,
      header: [
        statisticsColumns.age,
        policyStateNames.unsent,
        policyStateNames.pending,
        policyStateNames.approved,
        policyStateNames.rejected,
      ],
      rows: policies.ages.map(({ upTo, unsent, pending, approved, rejected }) => [
        ageText(upTo),
        ...[unsent, pending, approved, rejected].map((count) => number(count)),
      ]),
      bars: policies.ages.map(({ upTo, unsent, pending, approved, rejected }) => ({
        label: ageText(upTo),
        value: unsent + pending + approved + rejected,
        previous: null,
      })),
    },
  ]
}
