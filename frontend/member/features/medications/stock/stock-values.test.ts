import { describe, expect, it } from 'vitest'
import {
  toRefillPayload,
  toStockPayload,
  toStockValues,
  validateRefill,
  validateStock,
} from './stock-values.ts'

const values = { units: '30', unitsPerDose: '0,5', warnDays: '3' }

describe('the form of a stock', () => {
  it('reads decimal commas, and fills the form with a saved stock', () => {
    expect(validateStock(values)).toEqual({})
    expect(toStockPayload(values)).toEqual({ units: 30, unitsPerDose: 0.5, warnDays: 3 })
    const stock = { units: 12.5, unitsPerDose: 1, warnDays: 2, dosesLeft: 12, lastsUntil: null, low: false }
    expect(toStockValues(stock)).toEqual({ units: '12,5', unitsPerDose: '1', warnDays: '2' })
    expect(toStockValues(null)).toEqual({ units: '', unitsPerDose: '1', warnDays: '3' })
  })

  it.each([
    [{ units: '' }, { units: 'Informe uma quantidade de 0 a 99.999, com até duas casas' }],
    [{ units: '1,234' }, { units: 'Informe uma quantidade de 0 a 99.999, com até duas casas' }],
    [
      { unitsPerDose: '0' },
      { unitsPerDose: 'Informe uma quantidade maior que 0 e até 9.999, com até duas casas' },
    ],
    [{ warnDays: '31' }, { warnDays: 'Informe um número inteiro de dias úteis, de 0 a 30' }],
  ])('reports what is wrong (%#)', (overrides, errors) => {
    expect(validateStock({ ...values, ...overrides })).toEqual(errors)
  })
})

it.each(['0', '10000', '99999'])('rejects a refill of %s units', (units) => {
  expect(validateRefill({ units })).toEqual({
    units: 'Informe uma quantidade maior que 0 e até 9.999, com até duas casas',
  })
})

it('accepts a refill up to the limit', () => {
  expect(validateRefill({ units: '9999' })).toEqual({})
  expect(toRefillPayload({ units: '28' })).toEqual({ units: 28 })
})
