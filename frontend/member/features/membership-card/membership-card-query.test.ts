import { describe, expect, it } from 'vitest'
import { keptCard } from './membership-card-query.ts'

const card = { fullName: 'Maria Oliveira', number: '7421003855164', memberSince: '2026-03-15T12:00:00Z' }
const company = { name: 'Viver Bem', phone: '0800 123 4567', website: 'https://www.viverbem.example' }

describe('keptCard', () => {
  it.each([
    ['all of it', { card, company }],
    ['no date', { card: { ...card, memberSince: null }, company }],
    ['no provider', { card, company: null }],
  ])('takes a card with %s', (_what, kept) => {
    expect(keptCard(kept)).toEqual(kept)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'card'],
    ['no card', { company }],
    ['no number', { card: { ...card, number: undefined }, company }],
    ['a date that is none', { card: { ...card, memberSince: 7 }, company }],
    ['half a provider', { card, company: { name: 'Viver Bem' } }],
  ])('takes no card from %s', (_what, kept) => {
    expect(keptCard(kept)).toBeUndefined()
  })
})
