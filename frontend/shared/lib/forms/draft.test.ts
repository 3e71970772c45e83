import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../storage.testing.ts'
import { draftOf } from './draft.ts'

interface Visit {
  notes: string
}
const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'notes' in value && typeof value.notes === 'string'

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('returns the values to the same member and form only', () => {
  draftOf<Visit>('maria', 'consultation').write({ notes: 'Levar exames' })
  expect(draftOf<Visit>('maria', 'consultation').read(isVisit)).toEqual({ notes: 'Levar exames' })
  expect(draftOf<Visit>('joao', 'consultation').read(isVisit)).toBeUndefined()
  expect(draftOf<Visit>('maria', 'sleep').read(isVisit)).toBeUndefined()
})

it('drops cleared values, values of another shape and invalid JSON', () => {
  const draft = draftOf<Visit>('maria', 'consultation')
  draft.write({ notes: 'x' })
  draft.clear()
  expect(draft.read(isVisit)).toBeUndefined()
  sessionStorage.setItem('draft:maria:consultation', '{"notes":1}')
  expect(draft.read(isVisit)).toBeUndefined()
  sessionStorage.setItem('draft:maria:consultation', '{')
  expect(draft.read(isVisit)).toBeUndefined()
})

it('ignores blocked storage', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => draftOf<Visit>('maria', 'consultation').write({ notes: 'x' })).not.toThrow()
})

it('keeps the version that the draft was typed over, and drops it with the draft', () => {
  const draft = draftOf<Visit>('maria', 'consultation')
  draft.write({ notes: 'Levar exames' })
  draft.writeOpened({ version: 3, values: { notes: '' } })
  expect(draft.readOpened(isVisit)).toEqual({ version: 3, values: { notes: '' } })
  sessionStorage.setItem('draft:maria:consultation:opened', '{"version":"3","values":{"notes":""}}')
  expect(draft.readOpened(isVisit)).toBeUndefined()
  draft.writeOpened({ version: 3, values: { notes: '' } })
  draft.clear()
  expect(draft.readOpened(isVisit)).toBeUndefined()
})
