import { describe, expect, it } from 'vitest'
import { readNumber } from '#contract/exam-values.ts'
import { rangePosition, unitKey } from './exam-values.ts'

describe('readNumber', () => {
  it.each([
    ['72,5', '', 72.5],
    ['72.5', '', 72.5],
    ['0.005', '', 0.005],
    ['250.000', '', 250_000],
    ['1.250,5', '', 1250.5],
    [' 92 ', '', 92],
    ['-2,5', '', -2.5],
    ['<0,5', '<', 0.5],
    ['< 0,5', '<', 0.5],
    ['<= 3', '≤', 3],
    ['≥ 90', '≥', 90],
    ['> 1.000', '>', 1000],
  ])('reads %j', (text, qualifier, number) => {
    expect(readNumber(text)).toEqual({ qualifier, number })
  })

  it.each(['', 'negativo', '1/160', '2 a 3', '5,4%', '1,2,3', '1.2.3', '12,', '<', '1e3', '9'.repeat(16)])(
    'leaves %j as words',
    (text) => {
      expect(readNumber(text)).toBeUndefined()
    },
  )
})

const position = (value: string, low: string | null, high: string | null, reference: string | null = null) =>
  rangePosition({ value, low, high, reference })

describe('rangePosition', () => {
  it.each([
    ['70', '70', '99', 'inside'],
    ['99', '70', '99', 'inside'],
    ['99,1', '70', '99', 'above'],
    ['69,9', '70', '99', 'below'],
    ['190', null, '<190', 'above'],
    ['190', null, '190', 'inside'],
    ['189,9', null, '<190', 'inside'],
    ['40', '>40', null, 'below'],
    ['41', '>40', null, 'inside'],
    ['<0,5', null, '1', 'inside'],
    ['<0,5', '0', '1', 'inside'],
    ['<0,5', '0,4', '1', 'uncompared'],
    ['<0,5', '0,5', '1', 'below'],
    ['<5', null, '1', 'uncompared'],
    ['≤1', null, '<1', 'uncompared'],
    ['>90', '60', null, 'inside'],
    ['>90', '60', '120', 'uncompared'],
    ['>120', '60', '120', 'above'],
    ['≥120', '60', '120', 'uncompared'],
    ['negativo', '60', '120', 'uncompared'],
    ['5', null, null, 'none'],
  ])('%s in [%s, %s] is %s', (value, low, high, expected) => {
    expect(position(value, low, high)).toBe(expected)
  })

  it('compares texts without accents and case', () => {
    expect(position('Não Reagente', null, null, 'não reagente')).toBe('inside')
    expect(position('Reagente', null, null, 'não reagente')).toBe('different')
    expect(position('1,2', null, null, 'Inferior a 2')).toBe('uncompared')
  })
})

describe('unitKey', () => {
  it.each([
    ['mg/dL', 'mg/dl'],
    ['µg/dL', 'μg/dl'],
    ['ug/dL', 'µg/dL'],
    ['mil/mm³', 'mil / mm3'],
    ['µUI/mL', 'uUI/ml'],
  ])('%s and %s are one', (one, other) => {
    expect(unitKey(one)).toBe(unitKey(other))
  })

  it.each([
    ['mg/dL', 'mmol/L'],
    ['mg/dL', 'Mg/dL'],
    ['ng/mL', 'nmol/L'],
    ['%', null],
  ])('%s and %s are two', (one, other) => {
    expect(unitKey(one)).not.toBe(unitKey(other))
  })
})
