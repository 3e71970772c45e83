import { expect, it } from 'vitest'
import { summarizeValues } from './summarize-values.ts'

const value = (
  analyte: string,
  text: string,
  low: string | null,
  high: string | null,
  reference: string | null = null,
) => ({
  id: analyte,
  analyte,
  value: text,
  unit: null,
  low,
  high,
  reference,
})

it('counts the values inside their range and names those outside by side', () => {
  expect(
    summarizeValues([
      value('Hemoglobina', '13,8', '12', '16'),
      value('Glicose', '104', '70', '99'),
      value('LDL', '140', null, '<130'),
      value('HDL', '35', '>40', null),
      value('Nitrito', 'Positivo', null, null, 'negativo'),
      value('Lipase', '30', null, null),
      value('Cor', 'amarelo', '1', '2'),
    ]),
  ).toEqual({
    inside: 1,
    compared: 5,
    uncompared: 2,
    outside: [
      { position: 'above', analytes: ['Glicose', 'LDL'] },
      { position: 'below', analytes: ['HDL'] },
      { position: 'different', analytes: ['Nitrito'] },
    ],
  })
})

it('has nothing to compare without ranges', () => {
  expect(summarizeValues([value('Lipase', '30', null, null)])).toEqual({
    inside: 0,
    compared: 0,
    uncompared: 1,
    outside: [],
  })
})
