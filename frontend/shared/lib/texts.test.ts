import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generatedFile, textTypes } from '../../build/text-types.ts'
import { texts } from './i18n.ts'
import { plainTexts } from './plain-texts.ts'

/** Calls a typed `t` with keys that only these tests have. */
function ask(t: (...values: never[]) => string, key: string, values: object = {}): unknown {
  return Reflect.apply(t, undefined, [key, values])
}

describe('texts', () => {
  it('looks up, fills in and counts in Portuguese', () => {
    const t = texts('shell', {
      greeting: 'Oi, {{ name }}',
      nights: { left_one: '{{count}} noite', left_other: '{{count}} noites' },
    })
    expect(ask(t, 'greeting', { name: '<Ana>' })).toBe('Oi, <Ana>')
    expect([0, 1, 2].map((count) => ask(t, 'nights.left', { count }))).toEqual([
      '0 noite',
      '1 noite',
      '2 noites',
    ])
  })

  it('plain texts look up and fill in alike', () => {
    const t = plainTexts('shell', { greeting: 'Oi, {{ name }}', empty: { title: 'Nada aqui' } })
    expect(ask(t, 'greeting', { name: '$& Ana' })).toBe('Oi, $& Ana')
    expect(ask(t, 'empty.title')).toBe('Nada aqui')
  })

  it('have types that were made from the JSON as it is', () => {
    expect(readFileSync(generatedFile, 'utf8')).toBe(textTypes())
  })
})
