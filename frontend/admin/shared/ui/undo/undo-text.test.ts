import { expect, it } from 'vitest'
import { decisionText, summary } from './undo-text.ts'

const one = { kind: 'registration.approved', names: ['Ana Lima'] } as const
const two = { kind: 'registration.approved', names: ['Bia Reis', 'Caio Sá'] } as const

it('names the person of a single decision, and counts the people of a decision on several', () => {
  expect(decisionText(one)).toBe('Cadastro de Ana Lima aprovado')
  expect(decisionText(two)).toBe('2 aprovados')
  expect(summary([one])).toBe('Cadastro de Ana Lima aprovado')
  expect(summary([])).toBe('')
})

it('sums several decisions up by kind, whatever their order, and begins no line with a dot', () => {
  expect(
    summary([
      { kind: 'policy.rejected', names: ['Ana Lima'] },
      one,
      { kind: 'policy.approved', names: ['Ana Lima'] },
      { kind: 'registration.rejected', names: ['Davi Luz'] },
      two,
    ]),
  ).toBe('3 aprovados\u00a0· 1 recusado\u00a0· 1 apólice aprovada\u00a0· 1 apólice recusada')
})
