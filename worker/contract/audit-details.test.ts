import { describe, expect, it } from 'vitest'
import { auditDetailTexts } from './audit-details.ts'

describe('the detail of an audit entry as text', () => {
  it('names codes and their values', () => {
    expect(auditDetailTexts('member.blocked', { reason: 'misuse' })).toEqual([['Motivo', 'Uso indevido']])
    expect(auditDetailTexts('member.role_changed', { from: 'member', to: 'admin' })).toEqual([
      ['De', 'Associado'],
      ['Para', 'Administrador'],
    ])
    const report = { kind: 'policies', format: 'csv', from: '2026-02-01', to: '2026-02-28' }
    expect(auditDetailTexts('report.requested', report)).toEqual([
      ['Relatório', 'Apólices enviadas'],
      ['Formato', 'CSV'],
      ['De', '01/02/2026'],
      ['Até', '28/02/2026'],
    ])
  })

  it('names the filters of a report', () => {
    const filters = { kind: 'queue', format: 'pdf', status: 'email_confirmed', over: '48', access: 'blocked' }
    expect(auditDetailTexts('report.requested', { ...filters, policyState: 'unsent' })).toEqual([
      ['Relatório', 'Fila de cadastros'],
      ['Formato', 'PDF'],
      ['Situação', 'Aguardando aprovação'],
      ['Espera', 'Mais de 2 dias'],
      ['Acesso', 'Bloqueado'],
      ['Situação', 'Arquivo não enviado'],
    ])
  })

  it('names the filters of an export', () => {
    const audit = {
      log: 'audit',
      from: '2026-02-01',
      person: 'p-1',
      action: 'member.blocked',
      request: 'r-1',
    }
    expect(auditDetailTexts('log.exported', audit)).toEqual([
      ['Registro', 'Auditoria'],
      ['De', '01/02/2026'],
      ['Pessoa', 'p-1'],
      ['Ação', 'Acesso bloqueado'],
      ['Nº da solicitação', 'r-1'],
    ])
    const mail = { log: 'mail', mailState: 'failed', mailKind: 'password_changed' }
    expect(auditDetailTexts('log.exported', mail)).toEqual([
      ['Registro', 'E-mails'],
      ['Situação', 'Falhou'],
      ['Mensagem', 'Aviso de senha trocada'],
    ])
  })

  it('shows a changed configuration field before and after, in one line', () => {
    const days = JSON.stringify([
      { day: '2026-12-24', name: 'Véspera de Natal', observed: true },
      { day: '2026-11-20', name: 'Consciência Negra', observed: false },
    ])
    const detail = {
      'name.before': 'Viver Bem',
      'name.after': 'Saúde Clara',
      'emergencyPhone.before': '',
      'emergencyPhone.after': '0800 1',
      'secondFactorRequired.before': 'false',
      'secondFactorRequired.after': 'true',
      'cardTexts.tagline.before': '',
      'cardTexts.tagline.after': 'Perto de você.',
      'holidays.before': '[]',
      'holidays.after': days,
    }
    expect(auditDetailTexts('company.configured', detail)).toEqual([
      ['Nome da empresa', 'Viver Bem → Saúde Clara'],
      ['Emergência 24 h', '(vazio) → 0800 1'],
      ['Verificação em duas etapas exigida de todos os administradores', 'Não → Sim'],
      ['Carteirinha: frase do verso', '(vazio) → Perto de você.'],
      [
        'Feriados próprios',
        '(vazio) → 24/12/2026 Véspera de Natal; 20/11/2026 Consciência Negra (com expediente)',
      ],
    ])
  })

  it('shows what changed in a saved rejection text', () => {
    const detail = {
      'reason.before': 'incomplete',
      'reason.after': 'other',
      'name.before': 'Curto',
      'name.after': 'Curto',
    }
    expect(auditDetailTexts('rejection_text.edited', detail)).toEqual([
      ['Motivo', 'Dados incompletos → Outro motivo'],
      ['Nome', 'Curto'],
    ])
  })

  it('says that a saved text is for policies', () => {
    expect(auditDetailTexts('rejection_text.added', { reason: 'policy', name: 'Ilegível' })).toEqual([
      ['Motivo', 'Apólice'],
      ['Nome', 'Ilegível'],
    ])
  })

  it('shows unknown codes as they are', () => {
    expect(
      auditDetailTexts('company.configured', { 'gone.before': 'x', 'gone.after': 'y', constructor: 'z' }),
    ).toEqual([
      ['gone', 'x → y'],
      ['constructor', 'z'],
    ])
    expect(auditDetailTexts('company.configured', { 'holidays.after': '[{"day":1}]' })).toEqual([
      ['Feriados próprios', '[{"day":1}]'],
    ])
    expect(auditDetailTexts('health', null)).toEqual([])
  })
})
