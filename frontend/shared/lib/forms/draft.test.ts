import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf } from './draft.ts'

interface Visit {
  notes: string
}
const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'notes' in value && typeof value.notes === 'string'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was typed, to the same member and form alone', () => {
  draftOf<Visit>('maria', 'consultation').write({ notes: 'Levar exames' })
  expect(draftOf<Visit>('maria', 'consultation').read(isVisit)).toEqual({ notes: 'Levar exames' })
  expect(draftOf<Visit>('joao', 'consultation').read(isVisit)).toBeUndefined()
  expect(draftOf<Visit>('maria', 'sleep').read(isVisit)).toBeUndefined()
})

it('drops what was cleared, what has another shape and what is not JSON', () => {
  const draft = draftOf<Visit>('maria', 'consultation')
  draft.write({ notes: 'x' })
  draft.clear()
  expect(draft.read(isVisit)).toBeUndefined()
  sessionStorage.setItem('draft:maria:consultation', '{"notes":1}')
  expect(draft.read(isVisit)).toBeUndefined()
  sessionStorage.setItem('draft:maria:consultation', '{')
  expect(draft.read(isVisit)).toBeUndefined()
})

it('costs nothing where the storage refuses', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => draftOf<Visit>('maria', 'consultation').write({ notes: 'x' })).not.toThrow()
})
