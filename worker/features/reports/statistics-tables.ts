import {
  ageText,
  type Compared,
  type ComparedGroup,
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
import { LOCALE, numericDay } from '#texts/language.ts'
import {
  dayCount,
  FEW,
  PROTECTED,
  statisticsColumns,
  statisticsNotes,
  statisticsTitles,
  titleInMonth,
  unfinished,
} from '#texts/statistics.ts'
import { specialtyText } from './specialty-text.ts'

/** A bar of a chart. `null` if the number is hidden; see `Section.hidden`. */
export interface Bar {
  label: string
  value: number | null
  /** The part of `value` that is compared; by default all of it. */
  compared?: number
  previous: number | null
}

export interface Section {
  title: string
  /** Explains what is counted, if the title is not enough. */
  note?: string
  header: string[]
  rows: string[][]
  bars?: Bar[]
  /** Text shown instead of a hidden number. */
  hidden?: string
  /** The lines of the period and of the previous one. */
  line?: { start: string; count: number | null; previous: number | null; isUnfinished: boolean }[]
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

/** How much of the period is over: all, part, or nothing, in which case nothing is compared. */
type Over = 'all' | 'part' | 'nothing'

/** Counts by category. */
function comparison<Key extends string>(
  title: string,
  what: string,
  rows: readonly Compared<Key>[],
  word: (key: Key) => string,
  over: Over,
): Section {
  return {
    title,
    header: [
      what,
      statisticsColumns.current,
      ...(over === 'part' ? [statisticsColumns.wholeDays] : []),
      ...(over === 'nothing' ? [] : [statisticsColumns.previous, statisticsColumns.difference]),
    ],
    rows: rows.map(({ key, count, compared, previous }) => [
      word(key),
      number(count),
      ...(over === 'part' ? [number(compared)] : []),
      ...(over === 'nothing' ? [] : [number(previous), change(compared, previous)]),
    ]),
    bars: rows.map(({ key, count, compared, previous }) => ({
      label: word(key),
      value: count,
      compared,
      previous,
    })),
  }
}

/** Counts of the whole days, some of them hidden. */
function groups(title: string, what: string, rows: readonly ComparedGroup[], over: Over): Section {
  return {
    title,
    hidden: FEW,
    header: [
      what,
      over === 'all' ? statisticsColumns.current : statisticsColumns.wholeDays,
      statisticsColumns.previous,
      statisticsColumns.difference,
    ],
    rows: rows.map(({ key, count, previous }) => [
      specialtyText(key),
      number(count, FEW),
      number(previous, FEW),
      change(count, previous),
    ]),
    bars: rows.map(({ key, count, previous }) => ({ label: specialtyText(key), value: count, previous })),
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

const waits = ({ median, p90 }: Quantiles) =>
  median === null ? null : { median: formatWait(median), p90: formatWait(p90) }

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60)

/** What the period is compared with, and which of its days are left out. */
export function comparisonNote({ previous, range, today, wholeDays }: Statistics): string {
  if (!wholeDays || !previous) return statisticsNotes.nothingCompared
  if (wholeDays.to === range.to) return statisticsNotes.compared({ previous })
  return statisticsNotes.wholeDaysCompared({ previous, today, wholeDays })
}

/** All charts of the statistics screen as tables. */
export function toSections(statistics: Statistics): Section[] {
  const { registrations, decisions, active, consultations, sleep, bmi, policies } = statistics
  const { range, wholeDays } = statistics
  const over: Over = wholeDays ? (wholeDays.to === range.to ? 'all' : 'part') : 'nothing'
  const started = ({ start, isUnfinished }: { start: string; isUnfinished: boolean }) =>
    isUnfinished ? unfinished({ day: start }) : numericDay(start)
  const series = (title: string, line: Series): Section => {
    const short = daysInShortFirstWeek(line)
    return {
      title,
      header: [statisticsColumns[line.grain === 'day' ? 'day' : 'start'], ...COMPARED],
      rows: line.points.map((point, index) => [
        index === 0 && short ? `${numericDay(point.start)} (${dayCount({ days: short })})` : started(point),
        number(point.count),
        number(point.previous, '–'),
        change(point.count, point.previous),
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
      over,
    ),
    {
      title: statisticsTitles.waits,
      note: statisticsNotes.waits({
        current: waits(decisions.current),
        compared: over === 'part' ? waits(decisions.compared) : undefined,
        previous: waits(decisions.previous),
      }),
      header: [
        statisticsColumns.week,
        statisticsColumns.decisions,
        statisticsColumns.median,
        statisticsColumns.p90,
        statisticsColumns.previousMedian,
      ],
      rows: decisions.weeks.map(({ week, isUnfinished, count, median, p90, previous }) => [
        started({ start: week, isUnfinished }),
        number(count),
        formatWait(median),
        formatWait(p90),
        formatWait(previous.median),
      ]),
      line: decisions.weeks.map(({ week, isUnfinished, median, previous }) => ({
        start: week,
        isUnfinished,
        count: hours(median),
        previous: hours(previous.median),
      })),
      unit: ' h',
    },
    {
      ...series(statisticsTitles.activeMembers, {
        grain: 'week',
        points: active.weeks.map(({ week, ...rest }) => ({ start: week, ...rest })),
      }),
      note: statisticsNotes.activeMembers,
    },
    series(statisticsTitles.consultations, consultations.series),
    comparison(
      statisticsTitles.consultationsByType,
      statisticsColumns.type,
      consultations.byType,
      (key) => consultationTypeNames[key],
      over,
    ),
    comparison(
      statisticsTitles.consultationsByStatus,
      statisticsColumns.status,
      consultations.byStatus,
      (key) => consultationStatusNames[key],
      over,
    ),
    {
      ...groups(
        statisticsTitles.consultationsBySpecialty,
        statisticsColumns.specialty,
        consultations.bySpecialty,
        over,
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
      over,
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
      rows: policies.ages.map(({ unsent, pending, approved, rejected }, index) => [
        ageText(index),
        ...[unsent, pending, approved, rejected].map((count) => number(count)),
      ]),
      bars: policies.ages.map(({ unsent, pending, approved, rejected }, index) => ({
        label: ageText(index),
        value: unsent + pending + approved + rejected,
        previous: null,
      })),
    },
  ]
}
