import { describe, expect, it } from 'vitest'
import type { ConsultationGroup, ConsultationStatus } from '#contract/consultations.ts'
import { groupConsultations, groupOf } from './group-consultations.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const ahead = '2026-11-20T15:00:00.001Z'
const begun = '2026-11-20T14:30:00.001Z'
const over = '2026-11-20T14:30:00.000Z'

describe('groupOf', () => {
  it.each<[ConsultationStatus, string, ConsultationGroup]>([
    ['Scheduled', ahead, 'upcoming'],
    ['Scheduled', begun, 'upcoming'],
    ['Scheduled', over, 'past'],
    ['Completed', ahead, 'past'],
    ['Completed', over, 'past'],
    ['Cancelled', ahead, 'cancelled'],
    ['Cancelled', over, 'cancelled'],
  ])('%s at %s is %s', (status, date, group) => {
    expect(groupOf({ status, date }, now)).toBe(group)
  })
})

describe('groupConsultations', () => {
  it('sorts future ones ascending and past ones descending', () => {
    const consultation = (id: string, status: ConsultationStatus, date: string) => ({ id, status, date })
    const grouped = groupConsultations(
      [
        consultation('tomorrow', 'Scheduled', '2026-11-21T11:00:00Z'),
        consultation('long-ago', 'Completed', '2026-01-02T11:00:00Z'),
        consultation('dropped', 'Cancelled', '2026-12-01T11:00:00Z'),
        consultation('next-month', 'Scheduled', '2026-12-20T11:00:00Z'),
        consultation('last-week', 'Scheduled', '2026-11-13T11:00:00Z'),
      ],
      now,
    )
    const ids = (group: ConsultationGroup) => grouped[group].map(({ id }) => id)
    expect(ids('upcoming')).toEqual(['tomorrow', 'next-month'])
    expect(ids('past')).toEqual(['last-week', 'long-ago'])
    expect(ids('cancelled')).toEqual(['dropped'])
  })
})
