import { describe, expect, it } from 'vitest'
import { formatPerson, formatSubject, recordId } from './audit-subjects.ts'
import type { AuditSubject } from './logs.ts'

const subject = (values: Partial<AuditSubject>): AuditSubject => ({
  kind: 'policy',
  id: '1',
  name: null,
  owner: null,
  isGone: false,
  page: null,
  ...values,
})

describe('the subject of an audit entry', () => {
  it('is named by what is known about it', () => {
    const owner = 'Beatriz Rocha'
    expect(formatSubject(subject({ owner, name: '12.345' }))).toBe('Apólice 12.345 de Beatriz Rocha')
    expect(formatSubject(subject({ owner }))).toBe('Apólice de Beatriz Rocha')
    expect(formatSubject(subject({ owner, isGone: true }))).toBe('Apólice excluída de Beatriz Rocha')
    expect(formatSubject(subject({ isGone: true }))).toBe('Apólice excluída')
    expect(formatSubject(subject({ kind: 'report', name: 'members' }))).toBe('Relatório “Associados”')
    expect(formatSubject(subject({ kind: 'report', name: 'constructor' }))).toBe('Relatório “constructor”')
    expect(formatSubject(subject({ kind: 'log', name: null }))).toBe('Registros')
    expect(formatPerson({ id: '7', fullName: null })).toBe('Conta que não existe mais (7)')
  })

  it('has its id next to the name unless it is a person', () => {
    expect(recordId(subject({ kind: 'person', name: 'Ana' }))).toBeNull()
    expect(recordId(subject({ kind: 'person', isGone: true }))).toBe('1')
    expect(recordId(subject({ name: '12.345' }))).toBe('1')
  })
})
