import { describe, expect, it } from 'vitest'
import { refillPayload, stockPayload, stockValuesOf, validateRefill, validateStock } from './stock-values.ts'

const values = { units: '30', unitsPerDose: '0,5', warnDays: '3' }

describe('the form of a stock', () => {
  it('reads commas, and shows what was saved', () => {
    expect(validateStock(values)).toEqual({})
    expect(stockPayload(values)).toEqual({ units: 30, unitsPerDose: 0.5, warnDays: 3 })
    const stock = { units: 12.5, unitsPerDose: 1, warnDays: 2, dosesLeft: 12, lastsUntil: null, low: false }
    expect(stockValuesOf(stock)).toEqual({ units: '12,5', unitsPerDose: '1', warnDays: '2' })
    expect(stockValuesOf(null)).toEqual({ units: '', unitsPerDose: '1', warnDays: '3' })
  })

  it.each([
    [{ units: '' }, { units: 'Informe uma quantidade de 0 a 99.999, com até duas casas' }],
    [{ units: '1,234' }, { units: 'Informe uma quantidade de 0 a 99.999, com até duas casas' }],
    [
      { unitsPerDose: '0' },
      { unitsPerDose: 'Informe uma quantidade maior que 0 e até 9.999, com até duas casas' },
    ],
    [{ warnDays: '31' }, { warnDays: 'Informe um número inteiro de dias úteis, de 0 a 30' }],
  ])('says what is wrong (%#)', (overrides, errors) => {
    expect(validateStock({ ...values, ...overrides })).toEqual(errors)
  })
})

it.each(['0', '10000', '99999'])('a refill of %s is refused', (units) => {
  expect(validateRefill({ units })).toEqual({
    units: 'Informe uma quantidade maior que 0 e até 9.999, com até duas casas',
  })
})

it('a refill is more than nothing, up to a limit', () => {
  expect(validateRefill({ units: '9999' })).toEqual({})
  expect(refillPayload({ units: '28' })).toEqual({ units: 28 })
})
