import { expect, it } from 'vitest'
import { configuration } from './configuration.testing.ts'
import { configurationConflict, conflictMessages } from './configuration-conflict.ts'
import { valuesOf } from './configuration-values.ts'

it('names the other administrator’s value only at fields that both changed', () => {
  const base = valuesOf(configuration)
  const mine = {
    ...base,
    phone: '0800 111 1111',
    website: 'www.meu.example',
    analysisDays: '4',
    cardTexts: { ...base.cardTexts, about: 'Meu texto.' },
  }
  const theirs = {
    ...configuration,
    name: 'Saúde Clara',
    phone: '0800 222 2222',
    website: '',
    analysisDays: 4,
    cardTexts: { ...configuration.cardTexts, about: 'Texto de Ana.' },
  }
  expect(conflictMessages(configurationConflict(base, mine, theirs), 'Ana')).toEqual({
    phone: 'Ana mudou para “0800 222 2222”. Salve de novo para escolher qual fica.',
    website: 'Ana apagou este texto. Salve de novo para escolher qual fica.',
    'cardTexts.about': 'Ana mudou para “Texto de Ana.”. Salve de novo para escolher qual fica.',
  })
})
