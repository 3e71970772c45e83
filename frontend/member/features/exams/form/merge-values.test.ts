import { describe, expect, it } from 'vitest'
import { blankValue } from './exam-form-values.ts'
import { mergePanel, mergeValues } from './merge-values.ts'

const row = (analyte: string, value: string, unit = 'mg/dL') => ({ ...blankValue, analyte, value, unit })

describe('mergeValues', () => {
  it('replaces blank rows and keeps what was typed', () => {
    const merged = mergeValues([blankValue, row('Lipase', '30')], [row('Ureia', '32')], 80)
    expect(merged).toMatchObject({ first: 1, added: 1, repeated: 0, left: [] })
    expect(merged.rows).toEqual([row('Lipase', '30'), row('Ureia', '32')])
  })

  it('fills the row that a panel added, under the panel’s name', () => {
    const panel = [row('Triglicérides', ''), row('Colesterol HDL', '')]
    expect(mergeValues(panel, [row('HDL', '52', ''), row('TRIGLICERÍDEOS', '121')], 80)).toMatchObject({
      first: 0,
      added: 2,
      rows: [row('Triglicérides', '121'), row('Colesterol HDL', '52')],
    })
  })

  it('keeps a second value of an analyte, and leaves out one that is there already', () => {
    const merged = mergeValues(
      [row('Neutrófilos', '58', '%')],
      [row('neutrofilos', '58', '%'), row('Neutrófilos', '3.364', '/mm³')],
      80,
    )
    expect(merged).toMatchObject({ added: 1, repeated: 1 })
    expect(merged.rows).toHaveLength(2)
  })

  it('adds the same value again if the member wants both', () => {
    const same = row('COLESTEROL TOTAL', '214')
    const merged = mergeValues([row('Colesterol total', '214')], [same], 80, [same])
    expect(merged).toMatchObject({ added: 1, repeated: 0 })
  })

  it('returns what does not fit', () => {
    const merged = mergeValues([row('Lipase', '30')], [row('Ureia', '32'), row('Amilase', '60')], 2)
    expect(merged).toMatchObject({ added: 1, left: [row('Amilase', '60')] })
  })
})

describe('mergePanel', () => {
  const analytes = [
    { name: 'Ureia', unit: 'mg/dL' },
    { name: 'Creatinina', unit: 'mg/dL' },
  ]

  it('adds names and units, but no value or range', () => {
    expect(mergePanel([blankValue], analytes, 80).rows).toEqual([row('Ureia', ''), row('Creatinina', '')])
  })

  it('leaves out analytes that have a row', () => {
    expect(mergePanel([row('UREIA', '32')], analytes, 80)).toMatchObject({ added: 1, first: 1 })
    expect(mergePanel([row('Ureia', ''), row('Creatinina', '')], analytes, 80)).toMatchObject({
      added: 0,
      first: undefined,
    })
  })
})
