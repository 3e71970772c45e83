import { describe, expect, it } from 'vitest'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import { isNewMember, isNightMissing, shownDoses } from './needs.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const now = Date.parse('2026-11-20T12:00:00Z')
const entry = (sleepEnd: string) =>
  sleepEntry(new Date(Date.parse(sleepEnd) - 28_800_000).toISOString(), sleepEnd)
const yesterday = [entry('2026-11-19T10:00:00Z')]

describe('isNightMissing', () => {
  it.each([
    ['a night ended yesterday, none today', { today: null, entries: yesterday }, now, true],
    [
      'a night ended today',
      { today: { percentage: 80, sleptHours: 8, sleepEnd: '' }, entries: [] },
      now,
      false,
    ],
    ['nights were never recorded', { today: null, entries: [] }, now, false],
    ['the latest is 30 days old', { today: null, entries: [entry('2026-10-21T10:00:00Z')] }, now, true],
    ['the latest is 31 days old', { today: null, entries: [entry('2026-10-20T10:00:00Z')] }, now, false],
    ['today could not be loaded', { today: undefined, entries: yesterday }, now, false],
    ['the nights could not be loaded', { today: null, entries: undefined }, now, false],
    ['it is 03:59', { today: null, entries: yesterday }, Date.parse('2026-11-20T06:59:00Z'), false],
    ['it is 04:00', { today: null, entries: yesterday }, Date.parse('2026-11-20T07:00:00Z'), true],
  ])('%s', (_case, sleep, at, missing) => {
    expect(isNightMissing(sleep, at, SAO_PAULO)).toBe(missing)
  })
})

describe('isNewMember', () => {
  const nothing = {
    doses: [],
    lowStock: [],
    rejectedPolicies: [],
    pastConsultations: [],
    hasRecords: false,
    changesAt: null,
  }
  it('is who recorded nothing yet', () => {
    expect(isNewMember(nothing, { entries: [] })).toBe(true)
    expect(isNewMember({ ...nothing, hasRecords: true }, { entries: [] })).toBe(false)
    expect(isNewMember(nothing, { entries: yesterday })).toBe(false)
    expect(isNewMember(nothing, { entries: undefined })).toBe(false)
  })
})

describe('shownDoses', () => {
  const dose = (slot: string) => ({ medicationId: 'one', slot, dueAt: slot })
  it('keeps a recorded dose at its place after the server stopped asking for it', () => {
    const recorded = new Map([['one:08:00', dose('08:00')]])
    expect(shownDoses([dose('12:00')], recorded)).toEqual([dose('08:00'), dose('12:00')])
    expect(shownDoses([dose('08:00'), dose('12:00')], recorded)).toEqual([dose('08:00'), dose('12:00')])
  })

  it('shows the three that are due longest', () => {
    const due = ['06:00', '07:00', '08:00', '09:00'].map(dose)
    expect(shownDoses(due, new Map())).toEqual(due.slice(0, 3))
  })
})
