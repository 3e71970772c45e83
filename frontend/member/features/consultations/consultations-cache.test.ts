import { describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import { type ConsultationPages, withAdded, withChanged } from './consultations-cache.ts'

function consultation(id: string): Consultation {
  return {
    id,
    date: '2026-11-24T11:00:00.000Z',
    type: 'Phone',
    doctorName: null,
    specialty: null,
    notes: null,
    placeName: null,
    address: null,
    phone: null,
    bring: [],
    exams: [],
    timeZone: 'America/Sao_Paulo',
    version: 1,
    status: 'Scheduled',
  }
}

const pages: ConsultationPages = {
  pages: [
    { entries: [consultation('a'), consultation('b')], next: 'x', first: undefined },
    { entries: [consultation('c')], next: undefined, first: undefined },
  ],
  pageParams: ['', 'x'],
}
const ids = (result: ConsultationPages | undefined) =>
  result?.pages.map((page) => page.entries.map(({ id }) => id))

describe('the cached list', () => {
  it('adds a new consultation once', () => {
    expect(ids(withAdded(pages, consultation('new')))).toEqual([['new', 'a', 'b'], ['c']])
    expect(ids(withAdded(pages, consultation('b')))).toEqual([['b', 'a'], ['c']])
  })

  it('changes one consultation on any page without mutating the original', () => {
    const changed = withChanged(pages, 'c', { status: 'Cancelled' })
    expect(changed?.pages[1]?.entries[0]?.status).toBe('Cancelled')
    expect(changed?.pages[0]?.entries.every(({ status }) => status === 'Scheduled')).toBe(true)
    expect(pages.pages[1]?.entries[0]?.status).toBe('Scheduled')
  })

  it('stays undefined while it is', () => {
    expect(withAdded(undefined, consultation('a'))).toBeUndefined()
  })
})
