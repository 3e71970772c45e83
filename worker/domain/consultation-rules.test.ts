import { describe, expect, it } from 'vitest'
import type { ConsultationGroup, ConsultationStatus } from '#contract/consultations.ts'
import {
  awaitsOutcome,
  endOfConsultation,
  firstDayFor,
  groupOf,
  isEditable,
  isOver,
  isTomorrow,
  mayHaveDate,
  reminderDueAt,
  statusConflict,
} from './consultation-rules.ts'

describe('a consultation at 12:00', () => {
  const noon = '2026-11-24T12:00:00.000Z'
  it.each<[ConsultationStatus, string, ConsultationGroup, boolean]>([
    ['Scheduled', '2026-11-24T11:59:00Z', 'upcoming', false],
    ['Scheduled', '2026-11-24T12:29:59.999Z', 'upcoming', false],
    ['Scheduled', '2026-11-24T12:30:00Z', 'past', true],
    ['Completed', '2026-11-24T11:59:00Z', 'past', false],
    ['Completed', '2026-11-24T12:30:00Z', 'past', false],
    ['Cancelled', '2026-11-24T11:59:00Z', 'cancelled', false],
    ['Cancelled', '2026-11-24T12:30:00Z', 'cancelled', false],
  ])('that is %s is %3$s at %2$s and awaits its outcome: %4$s', (status, now, group, awaits) => {
    const consultation = { status, date: noon }
    expect(groupOf(consultation, Date.parse(now))).toBe(group)
    expect(awaitsOutcome(consultation, new Date(now))).toBe(awaits)
    expect(isEditable(consultation)).toBe(group !== 'cancelled')
    expect(isOver(consultation, new Date(now))).toBe(endOfConsultation(noon) <= new Date(now))
  })
})

it.each([
  ['Scheduled', 'Completed', undefined],
  ['Scheduled', 'Cancelled', undefined],
  ['Scheduled', 'Scheduled', 'consultation_already_scheduled'],
  ['Completed', 'Scheduled', 'consultation_already_closed'],
  ['Completed', 'Completed', 'consultation_already_closed'],
  ['Completed', 'Cancelled', 'consultation_already_closed'],
  ['Cancelled', 'Scheduled', 'consultation_already_closed'],
  ['Cancelled', 'Completed', 'consultation_already_closed'],
  ['Cancelled', 'Cancelled', 'consultation_already_closed'],
] as const)('statusConflict from %s to %s is %s', (from, to, code) =>
  expect(statusConflict(from, to)).toBe(code),
)

// 10:00 in São Paulo, UTC-3.
const now = new Date('2026-11-19T13:00:00Z')
const timeZone = 'America/Sao_Paulo'

describe('the date of a new consultation', () => {
  it.each([
    ['the last minute of yesterday', '2026-11-19T02:59:00Z', false],
    ['the first minute of today', '2026-11-19T03:00:00Z', true],
    ['later today', '2026-11-20T02:59:00Z', true],
    ['tomorrow', '2026-11-20T03:00:00Z', true],
  ])('may be %s, %s: %s', (_, date, answer) => {
    expect(mayHaveDate(undefined, new Date(date), timeZone, now)).toBe(answer)
    expect(date >= `${firstDayFor(undefined, timeZone, now)}T03:00:00Z`).toBe(answer)
  })

  it('uses the days of the time zone', () => {
    const date = new Date('2026-11-19T02:59:00Z')
    expect(mayHaveDate(undefined, date, 'UTC', now)).toBe(true)
  })
})

describe('mayHaveDate', () => {
  const past = new Date('2026-11-10T13:00:00Z')
  const earlier = new Date('2026-11-09T13:00:00Z')
  const tomorrow = new Date('2026-11-20T13:00:00Z')

  it.each([
    ['keeps a scheduled consultation in the past', 'Scheduled', past, past, true],
    ['does not move a scheduled consultation within the past', 'Scheduled', past, earlier, false],
    ['does not move a scheduled consultation into the past', 'Scheduled', tomorrow, past, false],
    ['moves a scheduled consultation into the future', 'Scheduled', past, tomorrow, true],
    ['moves a completed consultation into the past', 'Completed', tomorrow, past, true],
    ['moves a cancelled consultation into the past', 'Cancelled', tomorrow, past, true],
  ] as const)('%s', (_, status, from, to, answer) => {
    expect(mayHaveDate({ status, date: from }, to, timeZone, now)).toBe(answer)
  })

  it.each([
    ['Scheduled', past, '2026-11-10'],
    ['Scheduled', tomorrow, '2026-11-19'],
    ['Completed', past, undefined],
  ] as const)('of one that is %s for %s begins at %s', (status, date, day) => {
    expect(firstDayFor({ status, date }, timeZone, now)).toBe(day)
  })
})

describe('a reminder', () => {
  it.each([
    ['America/Rio_Branco', '2026-11-22T13:00:00Z', '2026-11-21T13:00:00Z'],
    ['America/Sao_Paulo', '2026-11-22T13:00:00Z', '2026-11-21T11:00:00Z'],
    // 22:30 in that time zone.
    ['America/Rio_Branco', '2026-11-22T03:30:00Z', '2026-11-20T13:00:00Z'],
    // Summer time began in the night between the two days.
    ['America/Sao_Paulo', '2018-11-04T12:00:00Z', '2018-11-03T11:00:00Z'],
  ])('in %s of %s is due at %s', (zone, date, due) => {
    expect(reminderDueAt({ date: new Date(date), timeZone: zone })).toEqual(new Date(due))
  })

  it.each([
    ['2026-11-19T02:59:00Z', true],
    ['2026-11-19T03:00:00Z', false],
  ])('at %s is for tomorrow there: %s', (at, answer) => {
    const consultation = { date: new Date('2026-11-19T03:00:00Z'), timeZone }
    expect(isTomorrow(consultation, new Date(at))).toBe(answer)
  })
})
