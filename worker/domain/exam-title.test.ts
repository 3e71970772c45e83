import { expect, it } from 'vitest'
import { examTitle } from './exam-title.ts'

it.each([
  [[], 'Exame'],
  [['GLICOSE'], 'Glicose'],
  [['Anti-HIV 1 e 2'], 'Anti-HIV 1 e 2'],
  [['Colesterol total', 'HDL'], 'Colesterol total e Colesterol HDL'],
  [['Colesterol total', 'HDL', 'LDL', 'Triglicerídeos'], 'Lipidograma'],
  [['Hemoglobina', 'Leucócitos', 'Plaquetas', 'Ferritina'], 'Hemograma e Ferritina'],
  [['Neutrófilos', 'Neutrófilos', 'NEUTRÓFILOS'], 'Neutrófilos'],
  [['Glicose', 'TSH', 'Ureia'], 'Glicose, TSH e Ureia'],
  [['Glicose', 'TSH', 'Ureia', 'Ferritina', 'Lipase'], 'Glicose, TSH e mais 3'],
  [['Hemoglobina', 'Glicose', 'Leucócitos', 'TSH', 'Plaquetas', 'PCR'], 'Hemograma, Glicose e mais 2'],
  [['Cor da urina', 'pH da urina', 'Nitrito'], 'Urina tipo 1 (EAS)'],
])('an exam of %j is called %s', (analytes, title) => {
  expect(examTitle(analytes)).toBe(title)
})
