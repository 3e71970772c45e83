import { describe, expect, it } from 'vitest'
import { formatPerson, formatSubject, recordName } from './audit-subjects.ts'
import { openActions } from './health-in-logs.ts'

describe('the subject of an audit entry', () => {
  it('has a name for every action, so that no bare id is shown', () => {
    for (const action of openActions) expect(recordName(action), action).not.toBe('')
  })

  it('names the configuration, a record with its id, and a user by name', () => {
    const subject = { id: '1', fullName: null }
    expect(formatSubject({ action: 'company.configured', subject })).toBe('Configuração')
    expect(formatSubject({ action: 'company.logo_changed', subject })).toBe('Configuração')
    expect(formatSubject({ action: 'policy.approved', subject })).toBe('Apólice (1)')
    expect(formatSubject({ action: 'account.session_ended', subject })).toBe('Sessão (1)')
    expect(formatSubject({ action: 'member.blocked', subject })).toBe('Conta que não existe mais (1)')
    expect(formatSubject({ action: 'member.blocked', subject: { id: '1', fullName: 'Ana' } })).toBe('Ana')
    expect(formatSubject({ action: 'log.exported', subject: null })).toBe('')
    expect(formatPerson({ id: '7', fullName: null })).toBe('Conta que não existe mais (7)')
  })
})
