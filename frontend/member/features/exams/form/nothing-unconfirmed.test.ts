import { describe, expect, it } from 'vitest'
import { EXAM_VALUES_MAX } from '#contract/exams.ts'
import { panels } from '#domain/analytes.ts'
import { readReport } from '../report/read-report.ts'
import { blankExam, toPayload } from './exam-form-values.ts'
import { mergePanel, mergeValues } from './merge-values.ts'

const rowsOf = (text: string) => readReport(text).rows.map(({ rest: _rest, ...fields }) => fields)
const stored = (values: typeof blankExam.values) => toPayload({ ...blankExam, values }).values

describe('what a save stores', () => {
  it.each(panels.map((panel) => [panel.name, panel] as const))(
    'is nothing of the panel %s that the member did not fill in',
    (_name, { analytes }) => {
      const { rows } = mergePanel(blankExam.values, analytes, EXAM_VALUES_MAX)
      expect(rows).toHaveLength(analytes.length)
      expect(rows.every(({ reference }) => reference === '')).toBe(true)
      expect(stored(rows)).toEqual([])
      const [first, ...others] = rows
      if (!first) throw new Error('a panel without analytes')
      const filled = { ...first, value: '1' }
      expect(stored([filled, ...others])).toEqual([filled])
    },
  )

  it('is nothing of a pasted report but the values that the member added', () => {
    const read = rowsOf('Glicose: 104 mg/dL (70 a 99)\nCreatinina: 0,9 mg/dL\nUreia: 32 mg/dL')
    expect(read.map(({ analyte }) => analyte)).toEqual(['Glicose', 'Creatinina', 'Ureia'])
    expect(stored(blankExam.values)).toEqual([])
    const [added] = read
    if (!added) throw new Error('nothing was read')
    const { rows } = mergeValues(blankExam.values, [added], EXAM_VALUES_MAX)
    expect(stored(rows)).toEqual([added])
  })
})
