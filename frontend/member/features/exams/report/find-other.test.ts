import { expect, it } from 'vitest'
import { blankValue } from '../form/exam-form-values.ts'
import { findOther } from './use-pasted-report.ts'

const row = (analyte: string, value: string, unit: string) => ({ ...blankValue, analyte, value, unit })
const first = row('Colesterol total', '214', 'mg/dL')

it.each([
  ['another case', row('COLESTEROL TOTAL', '214', 'mg/dL'), first],
  ['no unit', row('Colesterol Total', '220', ''), first],
  ['another unit', row('Colesterol total', '5,5', 'mmol/L'), undefined],
  ['another analyte', row('Colesterol HDL', '38', 'mg/dL'), undefined],
])('finds the earlier value of the same analyte: %s', (_what, fields, found) => {
  expect(findOther(fields, [first])).toBe(found)
})

it('does not take the empty row of a panel for a value', () => {
  expect(findOther(first, [row('Colesterol total', '', 'mg/dL')])).toBeUndefined()
})
