import { describe, expect, it } from 'vitest'
import { texts } from './i18n.ts'
import { plainTexts } from './plain-texts.ts'

describe('texts', () => {
  it('looks up, fills in and pluralises in Portuguese', () => {
    const t = texts({
      greeting: 'Oi, {{name}}',
      nights: { left_one: '{{count}} noite', left_other: '{{count}} noites' },
    })
    expect(t('greeting', { name: '<Ana>' })).toBe('Oi, <Ana>')
    expect([0, 1, 2].map((count) => t('nights.left', { count }))).toEqual(['0 noite', '1 noite', '2 noites'])
  })

  it('looks up and fills in plain texts too', () => {
    const t = plainTexts({ greeting: 'Oi, {{name}}', empty: { title: 'Nada aqui' } })
    expect(t('greeting', { name: '$& Ana' })).toBe('Oi, $& Ana')
    expect(t('empty.title')).toBe('Nada aqui')
  })
})
