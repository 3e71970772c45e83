import { describe, expect, it } from 'vitest'
import { parseCachedCard } from './membership-card-query.ts'

const card = { fullName: 'Maria Oliveira', number: '7421003855164', memberSince: '2026-03-15T12:00:00Z' }
const at = 1_770_000_000_000
const company = { name: 'Viver Bem', phone: '0800 123 4567', website: 'https://www.viverbem.example' }

describe('parseCachedCard', () => {
  it.each([
    ['company and date', { card, company, at }],
    ['no date', { card: { ...card, memberSince: null }, company, at }],
    ['no company', { card, company: null, at }],
  ])('accepts a card with %s', (_case, stored) => {
    expect(parseCachedCard(stored)).toEqual(stored)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'card'],
    ['no card', { company, at }],
    ['no time', { card, company }],
    ['no number', { card: { ...card, number: undefined }, company, at }],
    ['an invalid date', { card: { ...card, memberSince: 7 }, company, at }],
    ['an incomplete company', { card, company: { name: 'Viver Bem' }, at }],
  ])('rejects %s', (_case, stored) => {
    expect(parseCachedCard(stored)).toBeUndefined()
  })
})
