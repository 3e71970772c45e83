import { expect, it } from 'vitest'
import { analysisText, dueText } from './due-text.ts'

it.each([
  ['2026-11-24', '2026-11-24', 'Resposta até hoje, terça-feira, 24 de novembro.'],
  ['2026-11-24', '2026-11-23', 'Resposta até amanhã, terça-feira, 24 de novembro.'],
  ['2026-11-24', '2026-11-20', 'Resposta até terça-feira, 24 de novembro.'],
  [
    '2026-11-24',
    '2026-11-25',
    'O prazo terminou em terça-feira, 24 de novembro. Se precisar, fale com a central.',
  ],
  ['2027-01-01', '2026-12-31', 'Resposta até amanhã, sexta-feira, 1º de janeiro.'],
])('due on %s, shown on %s: %s', (dueDay, today, text) => {
  expect(dueText(dueDay, today)).toBe(text)
})

it.each([
  [1, 'Até 1 dia útil. Avisamos você por uma notificação.'],
  [2, 'Até 2 dias úteis. Avisamos você por uma notificação.'],
])('a review of at most %i business days: %s', (days, text) => {
  expect(analysisText(days)).toBe(text)
})
