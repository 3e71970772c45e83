import { describe, expect, it } from 'vitest'
import type { Policy } from '#contract/insurance.ts'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { explainedSteps, policyNote, policySteps, rowNote } from './policy-progress.ts'

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
  receivedAt: '2026-11-20T12:05:00Z',
  dueDay: '2026-11-24',
  decidedAt: null,
  rejectionText: null,
  filePath: '/api/insurance/1/file',
}

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
      /^O arquivo não chegou até nós\. Envie de novo até sáb\., 21 de nov\. ·\u00a0\d\d:00 ou exclua este envio\.$/,
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

const decided = { ...policy, decidedAt: '2026-11-23T12:10:00Z' }

describe('explainedSteps', () => {
  const sent = dayAndTime('2026-11-20T12:00:00Z')
  const began = `Início: ${dayAndTime('2026-11-20T12:05:00Z')}`
  const answered = dayAndTime('2026-11-23T12:10:00Z')
  it.each([
    [policy, { Recebida: sent, Análise: began, Resposta: undefined }],
    [
      { ...decided, status: 'approved' },
      { Recebida: sent, Análise: began, Aprovada: answered },
    ],
    [
      { ...decided, status: 'rejected' },
      { Recebida: sent, Análise: began, Rejeitada: answered },
    ],
    [
      { ...policy, hasContent: false, receivedAt: null },
      { 'Não recebida': undefined, Análise: undefined, Resposta: undefined },
    ],
  ] as const)('dates what has happened: %#', (policy, times) => {
    const steps = explainedSteps(policy, '2026-11-23')
    expect(steps.map(({ label, time }) => [label, time])).toEqual(Object.entries(times))
  })
})

describe('rowNote', () => {
  it.each([
    [policy, '2026-11-20', 'Resposta até 24/11'],
    [policy, '2026-11-24', 'Resposta até hoje'],
    [policy, '2026-11-25', 'O prazo terminou em 24/11'],
    [{ ...policy, hasContent: false, dueDay: null }, '2026-11-20', undefined],
    [{ ...decided, status: 'approved' }, '2026-11-25', 'Aprovada em 23/11/2026'],
    [{ ...decided, status: 'rejected', rejectionText: 'Ilegível.' }, '2026-11-25', 'Motivo: Ilegível.'],
    [{ ...decided, status: 'rejected' }, '2026-11-25', 'Rejeitada em 23/11/2026'],
  ] as const)('of row %#, shown on %2$s, says %3$s', (policy, today, text) => {
    expect(rowNote(policy, today)).toBe(text)
  })
})
