import { expect, it } from 'vitest'
import { decidedText } from './decided-text.ts'

const now = new Date(2026, 10, 24, 15, 0)
const decision = { status: 'approved', by: 'Ana Souza', own: false } as const

it.each([
  [{}, new Date(2026, 10, 24, 14, 32), 'Aprovado por Ana Souza às 14:32'],
  [{ status: 'rejected' as const }, new Date(2026, 10, 24, 0, 5), 'Recusado por Ana Souza às 00:05'],
  [
    { status: 'rejected' as const },
    new Date(2026, 10, 23, 23, 59),
    'Recusado por Ana Souza em 23/11 às 23:59',
  ],
  [
    { status: 'email_confirmed' as const },
    new Date(2026, 10, 24, 14, 32),
    'Decisão revertida por Ana Souza às 14:32',
  ],
  [{ by: null }, new Date(2026, 10, 24, 8, 0), 'Aprovado às 08:00'],
])('%j', (part, at, words) => {
  expect(decidedText({ ...decision, ...part, at: at.toISOString() }, now)).toBe(words)
})

it('names nobody when there is no decision', () => {
  expect(decidedText({ ...decision, status: 'pending', by: null, at: null }, now)).toBe(
    'A lista foi atualizada.',
  )
})
