import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { configuration } from './configuration.testing.ts'
import {
  chooseStart,
  type Draft,
  isDraft,
  isSame,
  lastChangeOf,
  mergeValues,
  toInput,
  valuesOf,
  withDay,
} from './configuration-values.ts'

const { cardTexts } = configuration

describe('form values', () => {
  it('shows the built-in card texts and sends them as null', () => {
    const values = valuesOf(configuration)
    expect(values.cardTexts.tagline).not.toBe('')
    expect(toInput(values).cardTexts).toEqual(cardTexts)
  })

  it('sends analysis days that are not a number as NaN', () => {
    expect(toInput({ ...valuesOf(configuration), analysisDays: '2,5' }).analysisDays).toBeNaN()
    expect(toInput({ ...valuesOf(configuration), analysisDays: ' 5 ' }).analysisDays).toBe(5)
  })

  it('merges my changes over those of another administrator', () => {
    const base = valuesOf(configuration)
    const mine = { ...base, name: 'Minha', cardTexts: { ...base.cardTexts, tagline: 'Meu' } }
    const theirs = {
      ...base,
      name: 'Deles',
      phone: '0800 000 0000',
      cardTexts: { ...base.cardTexts, about: 'X' },
    }
    const merged = mergeValues(mine, base, theirs)
    expect(merged).toMatchObject({ name: 'Minha', phone: '0800 000 0000' })
    expect(merged.cardTexts).toMatchObject({ tagline: 'Meu', about: 'X' })
    expect(isSame(mergeValues(base, base, theirs), theirs)).toBe(true)
  })

  it('merges the holidays of both and drops those that either removed', () => {
    const day = (number: number, name = 'Dia') => ({ day: `2026-12-${number}`, name, observed: true })
    const base = { ...valuesOf(configuration), holidays: [day(10), day(11), day(12)] }
    const mine = { ...base, holidays: [day(10), day(12, 'Outro nome'), day(31)] }
    const theirs = { ...base, holidays: [day(11), day(12), day(24)] }
    expect(mergeValues(mine, base, theirs).holidays).toEqual([day(12, 'Outro nome'), day(24), day(31)])
  })

  it('starts from the draft and marks it outdated when another administrator saved since', () => {
    const base = valuesOf(configuration)
    const stored = { version: 2, base, values: { ...base, name: 'Minha' } }
    expect(chooseStart(stored, configuration)).toEqual({ outdated: true, draft: stored })
    expect(chooseStart({ ...stored, version: 3 }, configuration).outdated).toBe(false)
    const fresh = { outdated: false, draft: { version: 3, base, values: base } }
    expect(chooseStart(undefined, configuration)).toEqual(fresh)
    // The draft was saved, although the answer never arrived.
    expect(chooseStart(stored, { ...configuration, name: 'Minha' }).outdated).toBe(false)
  })
})

describe('a draft in storage', () => {
  const base = valuesOf(configuration)
  const draft: Draft = { version: 3, base, values: { ...base, name: 'Minha' } }

  function readStored(value: unknown) {
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(value) })
    return draftOf<Draft>('ana', 'configuration').read(isDraft)
  }

  afterEach(() => vi.unstubAllGlobals())

  it('is read as it was written', () => {
    expect(readStored(draft)).toEqual(draft)
  })

  it.each([
    ['a missing text', { ...draft, values: { ...base, phone: undefined } }],
    ['a number in place of a text', { ...draft, values: { ...base, analysisDays: 2 } }],
    ['a missing card text', { ...draft, base: { ...base, cardTexts: { about: 'X' } } }],
    [
      'a card text that is not a text',
      { ...draft, values: { ...base, cardTexts: { ...base.cardTexts, about: null } } },
    ],
    ['holidays that are not a list', { ...draft, values: { ...base, holidays: {} } }],
    [
      'a holiday without a day',
      { ...draft, values: { ...base, holidays: [{ name: 'Natal', observed: true }] } },
    ],
    ['a version that is not a number', { ...draft, version: '3' }],
    ['no values', { version: 3, base }],
  ])('is dropped with %s', (_, broken) => {
    expect(readStored(broken)).toBeUndefined()
  })
})

describe('lastChangeOf', () => {
  it('returns the change of the logo when it is later', () => {
    const changed = { ...configuration, updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: 'Ana' }
    const later = { logoUpdatedAt: '2026-11-21T10:00:00.000Z', logoUpdatedBy: 'Bia' }
    expect(lastChangeOf(configuration)).toBeUndefined()
    expect(lastChangeOf(changed)?.by).toBe('Ana')
    expect(lastChangeOf({ ...changed, ...later })?.by).toBe('Bia')
    expect(lastChangeOf({ ...changed, ...later, updatedAt: '2026-11-22T10:00:00.000Z' })?.by).toBe('Ana')
    expect(lastChangeOf({ ...configuration, ...later })?.by).toBe('Bia')
  })
})

describe('withDay', () => {
  const christmas = { day: '2026-12-25', name: 'Natal', observed: false }
  const eve = { day: '2026-12-24', name: 'Véspera', observed: true }

  it('stores an entry only when it differs from the national calendar', () => {
    expect(withDay([eve], christmas, true)).toEqual([eve, christmas])
    expect(withDay([eve, christmas], { ...christmas, observed: true }, true)).toEqual([eve])
    expect(withDay([eve], { ...eve, observed: false }, false)).toEqual([])
  })
})
