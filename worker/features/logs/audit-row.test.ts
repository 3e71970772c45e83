import { describe, expect, it } from 'vitest'
import { type AuditAction, auditActions } from '#contract/audit.ts'
import { formatSubject } from '#contract/audit-subjects.ts'
import type { AuditRow, LogPage, SubjectKind } from '#contract/logs.ts'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { reports } from '#database/schema/reports.ts'
import { allCursorPages } from '#testing/all-pages.ts'
import { type Client, deleteRows, insertRows } from '#testing/api.ts'
import { administratorClient, createCompany, createMail, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'

type Subject = SubjectKind | 'health' | 'registration'

/** What the actions of each domain are about. */
const subjectsOfDomains: Record<string, Subject> = {
  account: 'person',
  second_factor: 'person',
  passkey: 'person',
  member: 'person',
  registration: 'registration',
  consultation: 'health',
  anamnesis: 'health',
  health_profile: 'health',
  sleep: 'health',
  exercise: 'health',
  exam: 'health',
  exam_file: 'health',
  medication: 'health',
  dose: 'health',
  policy: 'policy',
  company: 'configuration',
  report: 'report',
  rejection_text: 'savedText',
  message: 'mail',
  log: 'log',
}
/** The actions about something else than the others of their domain. */
const exceptions: Partial<Record<AuditAction, Subject>> = {
  'account.session_ended': 'session',
  'message.all_retried': 'log',
}
const domainOf = (action: AuditAction) => action.split('.')[0] ?? ''
const subjectOf = (action: AuditAction) =>
  exceptions[action] ?? subjectsOfDomains[domainOf(action)] ?? 'person'

/** A member of the company, with a record of each kind that the audit log names. */
async function things(companyId: number, fullName: string) {
  const now = new Date()
  const owner = await createUser({ companyId, fullName })
  const policy = await waitingPolicy({ companyId, ownerId: owner.id, policyNumber: '12.345' })
  const mail = await createMail({ companyId, userId: owner.id })
  const reason = 'policy' as const
  const text = {
    id: crypto.randomUUID(),
    companyId,
    reason,
    name: 'Ilegível',
    text: 'Envie outra.',
    createdAt: now,
  }
  const report = {
    id: crypto.randomUUID(),
    companyId,
    ownerId: owner.id,
    kind: 'members' as const,
    format: 'csv' as const,
    filters: { from: null, to: null, status: null },
    state: 'done' as const,
    rowsDone: 0,
    rowsTotal: 0,
    parts: 0,
    bytes: 0,
    leaseUntil: now,
    attempts: 0,
    createdAt: now,
    expiresAt: now,
  }
  await insertRows(rejectionTexts, text)
  await insertRows(reports, report)
  return { owner, policy: policy.id, mail: mail.id, savedText: text.id, report: report.id }
}

/** Inserts the entries of one request into this company's log, and returns a function that lists them. */
async function logged(companyId: number, rows: Partial<typeof auditLog.$inferInsert>[]) {
  const requestId = crypto.randomUUID()
  const caller = { companyId, actorId: null, subjectId: null, clientIp: '::1', requestId, at: new Date() }
  const action = 'policy.approved' as const
  for (const row of rows) await insertRows(auditLog, { id: crypto.randomUUID(), action, ...caller, ...row })
  return async (admin: Client): Promise<AuditRow[]> => {
    const pages = await allCursorPages<LogPage<AuditRow>>(admin, `/api/admin/logs/audit?request=${requestId}`)
    return pages.flatMap(({ items }) => items)
  }
}

const textOf = ({ subject }: AuditRow) => subject && formatSubject(subject)

describe('the subject of an audit entry', () => {
  it('is stated here for the actions of every domain', () => {
    expect(new Set(auditActions.map(domainOf))).toEqual(new Set(Object.keys(subjectsOfDomains)))
  })

  it('is named for every action, with the page that shows it', async () => {
    const company = await createCompany()
    const admin = await administratorClient({ companyId: company.id })
    const { owner, ...ids } = await things(company.id, 'Beatriz Rocha')
    const idOf: Record<Subject, string | null> = {
      person: owner.id,
      registration: owner.id,
      health: 'remedio-1',
      session: 'sessao-1',
      configuration: String(company.id),
      log: null,
      ...ids,
    }
    const list = await logged(
      company.id,
      auditActions.map((action) => {
        const subject = subjectOf(action)
        const actorId = subject === 'health' || subject === 'session' ? owner.id : admin.userId
        const detail = subject === 'log' ? { log: 'mail' } : { name: 'Dipirona' }
        return { id: `${company.id}-${action}`, action, actorId, subjectId: idOf[subject], detail }
      }),
    )
    const person = { kind: 'person', id: owner.id, text: 'Beatriz Rocha', page: 'member' }
    const expected: Record<Subject, object> = {
      person,
      health: person,
      registration: { ...person, page: 'registration' },
      session: { kind: 'session', id: 'sessao-1', text: 'Sessão de Beatriz Rocha', page: null },
      policy: { kind: 'policy', id: ids.policy, text: 'Apólice 12.345 de Beatriz Rocha', page: 'policy' },
      configuration: { kind: 'configuration', id: null, text: 'Configuração', page: 'configuration' },
      report: { kind: 'report', id: ids.report, text: 'Relatório “Associados”', page: null },
      savedText: { kind: 'savedText', id: ids.savedText, text: 'Texto salvo “Ilegível”', page: null },
      mail: { kind: 'mail', id: ids.mail, text: 'E-mail para Beatriz Rocha', page: 'mail' },
      log: { kind: 'log', id: null, text: 'E-mails', page: 'log' },
    }
    const rows = await list(admin)
    const told = rows.map((row) => {
      const { kind, id, page } = row.subject ?? {}
      return [row.id, { kind, id, text: textOf(row), page }]
    })
    const all = auditActions.map((action) => [`${company.id}-${action}`, expected[subjectOf(action)]])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(all))
    const health = rows.filter(({ action }) => action === 'health')
    expect(JSON.stringify(health)).not.toMatch(/remedio-1|Dipirona/)

    const file = await admin.post(`/api/admin/logs/audit/export?request=${rows[0]?.requestId}`)
    expect(file.text).toContain(`;Apólice aprovada;Apólice 12.345 de Beatriz Rocha (${ids.policy});`)
    expect(file.text).toContain(';Acesso bloqueado;Beatriz Rocha;')
    expect(file.text).toContain(';Configuração alterada;Configuração;')
  })

  it('leads to a member who has become an administrator, and to no policy without its file', async () => {
    const company = await createCompany()
    const admin = await administratorClient({ companyId: company.id })
    const { id } = await waitingPolicy({ companyId: company.id, contentStoredAt: null })
    const list = await logged(company.id, [
      { action: 'registration.approved', subjectId: admin.userId },
      { action: 'policy.announced', subjectId: id },
    ])
    const pages = (await list(admin)).map(({ action, subject }) => [action, subject?.page])
    expect(Object.fromEntries(pages)).toEqual({ 'registration.approved': 'member', 'policy.announced': null })
  })

  it('is named by its kind and by what the log still shows after it was deleted', async () => {
    const company = await createCompany()
    const admin = await administratorClient({ companyId: company.id })
    const { owner, ...ids } = await things(company.id, 'Beatriz Rocha')
    const list = await logged(company.id, [
      { action: 'policy.announced', subjectId: ids.policy, actorId: owner.id },
      { action: 'policy.approved', subjectId: ids.policy, actorId: admin.userId },
      { action: 'policy.rejected', subjectId: 'sem-registro', actorId: admin.userId },
      { action: 'report.requested', subjectId: ids.report, detail: { kind: 'members' } },
      { action: 'report.deleted', subjectId: ids.report },
      { action: 'rejection_text.added', subjectId: ids.savedText, detail: { name: 'Ilegível' } },
      { action: 'rejection_text.edited', subjectId: ids.savedText, detail: { 'name.after': 'Foto' } },
      { action: 'message.retried', subjectId: ids.mail },
    ])
    await deleteRows(policies, { id: ids.policy })
    await deleteRows(reports, { id: ids.report })
    await deleteRows(rejectionTexts, { id: ids.savedText })
    await deleteRows(events, { id: ids.mail })
    const rows = await list(admin)
    expect(Object.fromEntries(rows.map((row) => [row.action, textOf(row)]))).toEqual({
      'policy.announced': 'Apólice excluída de Beatriz Rocha',
      'policy.approved': 'Apólice excluída de Beatriz Rocha',
      'policy.rejected': 'Apólice excluída',
      'report.requested': 'Relatório excluído “Associados”',
      'report.deleted': 'Relatório excluído',
      'rejection_text.added': 'Texto salvo excluído “Ilegível”',
      'rejection_text.edited': 'Texto salvo excluído “Foto”',
      'message.retried': 'E-mail excluído',
    })
    for (const { action, subject } of rows)
      expect(subject, action).toMatchObject({ isGone: true, page: null })

    await deleteRows(users, { id: owner.id })
    expect((await list(admin)).map(textOf).filter((text) => text?.startsWith('Apólice'))).toEqual(
      Array(3).fill('Apólice excluída'),
    )
  })

  it('is never named if it belongs to another company', async () => {
    const company = await createCompany()
    const admin = await administratorClient({ companyId: company.id })
    const other = await createCompany()
    const { owner, ...ids } = await things(other.id, 'Zulmira Alheia')
    await logged(other.id, [{ action: 'policy.announced', subjectId: 'apolice-alheia', actorId: owner.id }])
    const entries = [
      { action: 'member.blocked', subjectId: owner.id },
      { action: 'registration.approved', subjectId: owner.id },
      { action: 'policy.approved', subjectId: ids.policy },
      { action: 'policy.rejected', subjectId: 'apolice-alheia' },
      { action: 'report.deleted', subjectId: ids.report },
      { action: 'rejection_text.deleted', subjectId: ids.savedText },
      { action: 'message.retried', subjectId: ids.mail },
      { action: 'account.session_ended', subjectId: 'sessao-1' },
      { action: 'sleep.added', subjectId: 'sono-1' },
    ] as const
    const list = await logged(
      company.id,
      entries.map((entry) => ({ ...entry, actorId: owner.id })),
    )
    const rows = await list(admin)
    expect(rows).toHaveLength(entries.length)
    expect(JSON.stringify(rows)).not.toMatch(/Zulmira|12\.345|members|Ilegível/)
    for (const { actor, subject } of rows) {
      expect(actor).toEqual({ id: owner.id, fullName: null })
      expect(subject).toMatchObject({ name: null, owner: null, page: null })
    }
  })
})
