import { expect, it } from 'vitest'
import { fold, foldWords } from './fold.ts'

it('fold removes accents and case', () => {
  expect(fold('Anamnése É ÓTIMA, 5 m²')).toBe('anamnese e otima, 5 m²')
})

it.each([
  ['Glicémia  de jejum', 'glicemia de jejum'],
  ['COLESTEROL (total)', 'colesterol total'],
  ['Vitamina D (25-OH)', 'vitamina d 25 oh'],
  ['5 m²', '5 m2'],
  ['+++', '+++'],
])('foldWords makes %j %j', (text, words) => {
  expect(foldWords(text)).toBe(words)
})
