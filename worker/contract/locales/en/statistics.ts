import { LOCALE, numericDay } from './language.ts'

export const INVALID_LIST = 'Invalid list'
export const RANGE_BACKWARDS = 'The end of the period is before its start.'
export const RANGE_TOO_LONG = 'Choose a period of up to two years.'

// The tables of the statistics report.

/** Replaces a group that is hidden so that another one cannot be calculated. */
export const PROTECTED = 'fewer than 5 or protected'
export const FEW = 'fewer than 5 people'
export const OTHER_SPECIALTIES = 'Others'
export const NO_SPECIALTY = 'Not given'

/** "October 2026" for the month's first day "2026-10-01". */
export function monthAndYear(month: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}

export const statisticsTitles = {
  registrations: 'Registrations received',
  registrationsByStatus: 'Registrations by status',
  waits: 'Time until the decision, by week (approximate)',
  activeMembers: 'Active members by week',
  consultations: 'Consultations, by scheduled date',
  consultationsByType: 'Consultations by type',
  consultationsByStatus: 'Consultations by status',
  consultationsBySpecialty: 'Consultations by specialty',
  sleep: 'Average sleep per day',
  bmi: 'BMI in the latest health questionnaire',
  policies: 'Policies uploaded',
  policiesByState: 'Policies uploaded by status',
  policiesByAge: 'Policies by age and status',
}
export const titleInMonth = ({ title, month }: { title: string; month: string }) =>
  `${title} in ${monthAndYear(month)}`

export const statisticsColumns = {
  day: 'Day',
  start: 'Start',
  current: 'In this period',
  wholeDays: 'Completed days',
  previous: 'Previous period',
  difference: 'Difference',
  people: 'People',
  previousMonth: 'Previous month',
  status: 'Status',
  type: 'Type',
  specialty: 'Specialty',
  sleep: 'Sleep per day',
  bmi: 'Range',
  age: 'Age',
  week: 'Week of',
  decisions: 'Decisions',
  median: 'Median',
  p90: '9 in 10 within',
  previousMedian: 'Median of the previous period',
}

interface Waits {
  median: string
  p90: string
}

const waitsOf = (when: string, waits: Waits | null) =>
  waits ? `${when}: a median of ${waits.median}, and 9 in 10 within ${waits.p90}.` : `${when}: no decisions.`

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
  from === to ? numericDay(from) : `${numericDay(from)} to ${numericDay(to)}`

export const statisticsNotes = {
  compared: ({ previous }: { previous: Days }) => `Compared with ${span(previous)}.`,
  wholeDaysCompared: ({ previous, today, wholeDays }: { previous: Days; today: string; wholeDays: Days }) =>
    `Only completed days are compared: ${span(wholeDays)} with ${span(previous)}. What belongs to ${numericDay(today)} or later counts in the period, but not in the comparison.`,
  nothingCompared: 'No day of the period is completed, so nothing is compared.',
  distribution: ({ total }: { total: string }) =>
    `Groups of fewer than five people are not shown, nor are those from which they could be worked out. Total: ${total}.`,
  waits: ({ current, compared, previous }: ComparedWaits) =>
    [
      'Approximate times, calculated from bands.',
      waitsOf('In this period', current),
      ...(compared === undefined ? [] : [waitsOf('On the completed days', compared)]),
      waitsOf('In the previous period', previous),
    ].join(' '),
  activeMembers: 'Active: an approved member who signed in to the app or recorded something in the week.',
  specialties: ({ shown }: { shown: number }) =>
    `The ${shown} most frequent ones with at least five people. The rest, and those with fewer than five in one of the periods, are added up in Others.`,
  policyAges: 'All uploaded until the end of the period, by their current status.',
}

/** A day, or a week by its first day. */
export const unfinished = ({ day }: { day: string }) => `${numericDay(day)} (not over)`
export const policyAge = ({ over, upTo }: { over: number; upTo: number | null }) => {
  if (upTo === null) return `more than ${over} days`
  return over === 0 ? `up to ${upTo} days` : `${over + 1} to ${upTo} days`
}
export const dayCount = ({ days }: { days: number }) => (days === 1 ? '1 day' : `${days} days`)
