import { describe, expect, it } from 'vitest'
import { BOUND_MAX, EXAM_VALUES_MAX, UNIT_MAX } from '#contract/exams.ts'
import { panels } from '#domain/analytes.ts'
import { unitAt } from '../report/units.ts'

describe('panels', () => {
  it.each([
    ['Hemograma', 'Hemoglobina', 'g/dL'],
    ['Lipidograma', 'Colesterol LDL', 'mg/dL'],
    ['Glicemia', 'Hemoglobina glicada (HbA1c)', '%'],
    ['Função renal', 'Creatinina', 'mg/dL'],
    ['Função hepática', 'TGP (ALT)', 'U/L'],
    ['Tireoide', 'TSH', 'µUI/mL'],
    ['Eletrólitos', 'Potássio', 'mEq/L'],
    ['Ferro', 'Ferritina', 'ng/mL'],
    ['Vitaminas', 'Vitamina B12', 'pg/mL'],
    ['Coagulação', 'INR', ''],
    ['Urina tipo 1 (EAS)', 'Leucócitos na urina', '/mL'],
    ['PSA', 'PSA total', 'ng/mL'],
  ])('%s brings %s in %j', (name, analyte, unit) => {
    const panel = panels.find((one) => one.name === name)
    expect(panel?.analytes.find((one) => one.name === analyte)?.unit).toBe(unit)
  })

  it('names the usual words of an analyte that has no number, as an example only', () => {
    const analytes = panels.find(({ id }) => id === 'urine')?.analytes ?? []
    const wordsOf = Object.fromEntries(analytes.map(({ name, words }) => [name, words]))
    expect(wordsOf).toMatchObject({
      'Cor da urina': 'amarelo',
      'Aspecto da urina': 'límpido',
      'Glicose na urina': 'negativo',
      'Cristais na urina': 'ausentes',
      'Densidade da urina': '',
      'Leucócitos na urina': '',
    })
    for (const { unit, words } of panels.flatMap((panel) => panel.analytes))
      expect([unit, words], 'a unit or words').toContain('')
  })

  it('has only units that are recognised after a number, and fits in an exam', () => {
    for (const { analytes } of panels) {
      expect(analytes.length).toBeLessThanOrEqual(EXAM_VALUES_MAX)
      for (const { unit } of analytes) {
        if (unit) expect(unitAt(unit)).toEqual({ unit, length: unit.length })
        expect(unit.length).toBeLessThanOrEqual(Math.min(UNIT_MAX, BOUND_MAX))
      }
    }
  })
})
