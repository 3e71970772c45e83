import { describe, expect, it } from 'vitest'
import type { Policy } from '#contract/insurance.ts'
import { policyNote, policySteps, stateOf } from './policy-progress.ts'

const policy: Policy = {
  id: '1',
  fileName: 'apolice.pdf',
  fileSize: 1000,
  policyNumber: null,
  uploadedAt: '2026-11-20T12:00:00Z',
  status: 'pending',
  hasContent: true,
  isLost: false,
  sendBy: null,
  dueDay: '2026-11-24',
  rejectionText: null,
  filePath: '/api/insurance/1/file',
}

describe('stateOf', () => {
  it.each([
    ['pending', true, 'pending'],
    ['pending', false, 'unsent'],
    ['approved', true, 'approved'],
    ['rejected', true, 'rejected'],
  ] as const)('%s with content %s is shown as %s', (status, hasContent, shown) => {
    expect(stateOf({ status, hasContent })).toBe(shown)
  })
})

describe('policySteps', () => {
  it.each([
    ['unsent', 'Não recebida: problem, Análise: todo, Resposta: todo'],
    ['pending', 'Recebida: done, Análise: current, Resposta: todo'],
    ['approved', 'Recebida: done, Análise: done, Aprovada: done'],
    ['rejected', 'Recebida: done, Análise: done, Rejeitada: problem'],
  ] as const)('of %s: %s', (status, steps) => {
    expect(
      policySteps(status)
        .map(({ label, state }) => `${label}: ${state}`)
        .join(', '),
    ).toBe(steps)
  })
})

describe('policyNote', () => {
  it('shows the due day of the review', () => {
    expect(policyNote(policy, '2026-11-23')).toBe('Resposta até amanhã, terça-feira, 24 de novembro.')
  })

  it('shows until when an unsent file can be sent again', () => {
    const waiting = { ...policy, hasContent: false, sendBy: '2026-11-21T12:00:00Z', dueDay: null }
    expect(policyNote(waiting, '2026-11-20')).toMatch(
      /^O arquivo não chegou até nós\. Envie de novo até sáb\., 21 de nov\. · \d\d:00 ou exclua este envio\.$/,
    )
  })

  it('asks for a lost file again, without a deadline', () => {
    expect(policyNote({ ...policy, hasContent: false, dueDay: null }, '2026-11-20')).toBe(
      'O arquivo se perdeu depois de chegar. Pedimos desculpas: envie de novo ou exclua este envio.',
    )
  })

  it('gives the reason for a rejection', () => {
    expect(policyNote({ ...policy, status: 'rejected', rejectionText: 'Ilegível.' }, '2026-11-20')).toBe(
      'Motivo: Ilegível.',
    )
  })

  it('adds nothing to an approval', () => {
    expect(policyNote({ ...policy, status: 'approved' }, '2026-11-20')).toBeUndefined()
  })
})
