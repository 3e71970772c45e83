import { expect, it } from 'vitest'
import { readReportHead } from './report-head.ts'

const TODAY = '2026-11-22'

it.each([
  ['Data da coleta: 12/11/2026', { date: '2026-11-12' }],
  ['Paciente: Maria    Coletado em 2/1/2026 08:30', { date: '2026-01-02' }],
  ['LABORATÓRIO SÃO LUCAS\nGlicose 92', { laboratory: 'LABORATÓRIO SÃO LUCAS' }],
  [
    'Laboratório: Vida Diagnósticos\nData da coleta: 06/10/2026',
    { laboratory: 'Vida Diagnósticos', date: '2026-10-06' },
  ],
  ['Data da coleta: 23/11/2026', {}],
  ['Data da coleta: 31/02/2026', {}],
  ['Data de nascimento: 12/11/1984', {}],
  ['Laboratório', {}],
  ['Faixa do laboratório: 70 a 99', {}],
])('%j', (text, head) => {
  expect(readReportHead(text, TODAY)).toEqual(head)
})
