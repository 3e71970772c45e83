import { expect, it } from 'vitest'
import { detailWords } from './detail-words.ts'

it.each([
  ['reason', 'incomplete', 'Motivo', 'Dados incompletos'],
  ['secondFactorRequired.after', 'true', 'Segunda etapa exigida, depois', 'Sim'],
  ['from', '2026-01-02', 'De', '2026-01-02'],
  // A name that somebody gave is no code.
  ['name.before', 'other', 'Nome, antes', 'other'],
  ['unheardOf', 'toString', 'unheardOf', 'toString'],
])('%s: %s reads %s: %s', (key, value, name, words) => {
  expect(detailWords([key, value])).toEqual([name, words])
})
