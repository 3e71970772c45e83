import { describe, expect, it } from 'vitest'
import { cardContent, displayAddress, monthAndYear } from './card-content.ts'

const card = { fullName: 'Maria Oliveira', number: '7421003855164', memberSince: '2026-03-15T12:00:00Z' }
const company = { name: 'Viver Bem', phone: '0800 123 4567', website: 'https://www.viverbem.example/' }

const noTexts = {
  tagline: null,
  benefit1: null,
  benefit1Text: null,
  benefit2: null,
  benefit2Text: null,
  benefit3: null,
  benefit3Text: null,
  step1: null,
  step2: null,
  step3: null,
  about: null,
}

describe('cardContent', () => {
  it('gives the texts on the card', () => {
    expect(cardContent(card, company)).toEqual({
      company: 'Viver Bem',
      website: 'www.viverbem.example',
      phone: '0800 123 4567',
      emergency: '0800 123 4567',
      tagline: 'Cuidando de você, todos os dias.',
      logoUrl: null,
      name: 'Maria Oliveira',
      number: ['7421', '0038', '5516', '4'],
      since: '03/2026',
    })
  })

  it('uses a placeholder for an unknown name, and leaves out an unknown date', () => {
    const content = cardContent({ ...card, fullName: '  ', memberSince: null }, company)
    expect(content.name).toBe('Associado')
    expect(content.since).toBeUndefined()
  })

  it('prefers the company’s own texts', () => {
    const own = {
      ...company,
      emergencyPhone: '0800 999 0000',
      logoUrl: '/api/company/1/logo?version=2',
      cardTexts: { ...noTexts, tagline: 'Perto de você.' },
    }
    expect(cardContent(card, own)).toMatchObject({
      emergency: '0800 999 0000',
      tagline: 'Perto de você.',
      logoUrl: '/api/company/1/logo?version=2',
    })
  })

  it('leaves out the phone of an unknown company', () => {
    expect(cardContent(card, null)).toMatchObject({ company: 'Viver Bem', phone: undefined, website: '' })
  })
})

describe('formatting', () => {
  it.each([
    ['2026-12-01T02:00:00Z', 'America/Sao_Paulo', '11/2026'],
    ['2026-12-01T03:00:00Z', 'America/Sao_Paulo', '12/2026'],
    ['2026-01-31T23:59:00Z', 'UTC', '01/2026'],
  ])('the month of %s in %s is %s', (moment, zone, month) => {
    expect(monthAndYear(moment, zone)).toBe(month)
  })

  it.each([
    ['https://viverbem.example', 'viverbem.example'],
    ['http://viverbem.example/planos', 'viverbem.example/planos'],
    ['viverbem.example', 'viverbem.example'],
  ])('%s is shown as %s', (website, shown) => {
    expect(displayAddress(website)).toBe(shown)
  })
})
