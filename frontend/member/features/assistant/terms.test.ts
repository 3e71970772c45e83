import { expect, it } from 'vitest'
import { stem } from '#locales/questions.ts'
import { indexTerm, splitTerms } from './terms.ts'

it.each([
  ['agendar', 'agendo', 'agendamento', 'agendamentos', 'agendei', 'agendada'],
  ['notificacao', 'notificacoes'],
  ['apolice', 'apolices'],
  ['cancelar', 'cancelei', 'cancelamento', 'canceladas'],
  ['excluir', 'excluo', 'excluida'],
])('brings the forms of %s together', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it('keeps short words whole', () => {
  expect(['imc', 'app', 'pdf'].map(stem)).toEqual(['imc', 'app', 'pdf'])
})

it('drops words without meaning', () => {
  expect(splitTerms('Como é que eu faço para ver o IMC?').map(indexTerm).filter(Boolean)).toEqual(['imc'])
})
