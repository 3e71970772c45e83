import { expect, it } from 'vitest'
import { type ConflictFields, findDifferences, isMergeable, mergedValues } from './conflict.ts'

interface Values {
  time: string
  notes: string
  days: string[]
}
const base: Values = { time: '08:00', notes: '', days: ['1'] }
const fields: ConflictFields<Values> = {
  time: { label: 'Horário' },
  notes: { label: 'Observações' },
  days: { label: 'Dias', show: (days) => days.join(', ') },
}
const conflictOf = (mine: Partial<Values>, current: Partial<Values>) => ({
  base,
  mine: { ...base, ...mine },
  current: { version: 2, values: { ...base, ...current } },
})

it('lists each field that differs, in words', () => {
  const conflict = conflictOf({ notes: 'Jejum' }, { time: '10:00', days: ['1', '3'] })
  expect(findDifferences(conflict, fields)).toEqual([
    { name: 'time', label: 'Horário', mine: '08:00', current: '10:00' },
    { name: 'notes', label: 'Observações', mine: 'Jejum', current: '' },
    { name: 'days', label: 'Dias', mine: '1', current: '1, 3' },
  ])
})

it('merges my changes over the current version', () => {
  const conflict = conflictOf({ notes: 'Jejum', time: '09:00' }, { time: '10:00', days: ['3'] })
  expect(mergedValues(conflict)).toEqual({ time: '09:00', notes: 'Jejum', days: ['3'] })
  expect(isMergeable(conflict)).toBe(true)
})

it('offers no merge if it would equal one of the two versions', () => {
  expect(isMergeable(conflictOf({ time: '09:00' }, { time: '10:00' }))).toBe(false)
  expect(isMergeable(conflictOf({}, { time: '10:00' }))).toBe(false)
})
