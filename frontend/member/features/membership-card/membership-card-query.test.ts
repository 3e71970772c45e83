import { describe, expect, it } from 'vitest'
import { keptCard } from './membership-card-query.ts'

const card = { fullName: 'Maria Oliveira', number: '7421003855164', memberSince: '2026-03-15T12:00:00Z' }
const at = 1_770_000_000_000
const company = { name: 'Viver Bem', phone: '0800 123 4567', website: 'https://www.viverbem.example' }

describe('keptCard', () => {
  it.each([
    ['all of it', { card, company, at }],
    ['no date', { card: { ...card, memberSince: null }, company, at }],
    ['no provider', { card, company: null, at }],
  ])('takes a card with %s', (_what, kept) => {
    expect(keptCard(kept)).toEqual(kept)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'card'],
    ['no card', { company, at }],
    ['no time', { card, company }],
    ['no number', { card: { ...card, number: undefined }, company, at }],
    ['a date that is none', { card: { ...card, memberSince: 7 }, company, at }],
    ['half a provider', { card, company: { name: 'Viver Bem' }, at }],
  ])('takes no card from %s', (_what, kept) => {
    expect(keptCard(kept)).toBeUndefined()
  })
})
