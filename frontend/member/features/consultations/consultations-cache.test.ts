import { describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import { type ConsultationPages, withAdded, withChanged, withoutDeleted } from './consultations-cache.ts'

function visit(id: string): Consultation {
  return {
    id,
    date: '2026-11-24T11:00:00.000Z',
    type: 'Phone',
    doctorName: null,
    specialty: null,
    notes: null,
    status: 'Scheduled',
  }
}

const pages: ConsultationPages = {
  pages: [
    { consultations: [visit('a'), visit('b')], next: 'x' },
    { consultations: [visit('c')], next: undefined },
  ],
  pageParams: ['', 'x'],
}
const ids = (result: ConsultationPages | undefined) =>
  result?.pages.map((page) => page.consultations.map(({ id }) => id))

describe('the list that is kept', () => {
  it('takes a new visit once', () => {
    expect(ids(withAdded(pages, visit('new')))).toEqual([['new', 'a', 'b'], ['c']])
    expect(ids(withAdded(pages, visit('b')))).toEqual([['b', 'a'], ['c']])
  })

  it('changes one visit on any page and leaves the original alone', () => {
    const changed = withChanged(pages, 'c', { status: 'Cancelled' })
    expect(changed?.pages[1]?.consultations[0]?.status).toBe('Cancelled')
    expect(changed?.pages[0]?.consultations.every(({ status }) => status === 'Scheduled')).toBe(true)
    expect(pages.pages[1]?.consultations[0]?.status).toBe('Scheduled')
  })

  it('drops one visit', () => {
    expect(ids(withoutDeleted(pages, 'a'))).toEqual([['b'], ['c']])
  })

  it('stays unknown while it is', () => {
    expect(withAdded(undefined, visit('a'))).toBeUndefined()
    expect(withoutDeleted(undefined, 'a')).toBeUndefined()
  })
})
