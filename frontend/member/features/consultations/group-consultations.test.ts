import { expect, it } from 'vitest'
import type { ConsultationGroup, ConsultationStatus } from '#contract/consultations.ts'
import { groupConsultations } from './group-consultations.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

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
