import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type AuditAction, auditActions } from '#contract/audit.ts'
import { formatSubject } from '#contract/audit-subjects.ts'
import type { AuditRow, SubjectKind } from '#contract/logs.ts'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { reports } from '#database/schema/reports.ts'
import { type Client, insertRows, testDatabase } from '#testing/api.ts'
import { administratorClient, createCompany, createMail, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'

type Subject = SubjectKind | 'health' | 'registration'

/** The subject of each action. A new action does not compile without a line here. */
const subjects: Record<AuditAction, Subject> = {
  'account.registered': 'person',
  'account.registration_replaced': 'person',
  'account.signed_in': 'person',
  'account.signed_in_to_dashboard': 'person',
  'account.dashboard_refused': 'person',
  'account.sign_in_refused': 'person',
  'account.email_confirmed': 'person',
  'account.registration_corrected': 'person',
  'account.registration_email_corrected': 'person',
  'account.password_changed': 'person',
  'account.password_proven': 'person',
  'account.password_reset': 'person',
  'account.password_confirmed': 'person',
  'account.password_switched_off': 'person',
  'account.password_switched_on': 'person',
  'account.session_ended': 'session',
  'account.sessions_ended': 'person',
  'account.sessions_ended_by_mail': 'person',
  'account.name_changed': 'person',
  'account.name_change_requested': 'person',
  'account.name_change_withdrawn': 'person',
  'account.email_change_requested': 'person',
  'account.email_change_cancelled': 'person',
  'account.email_changed': 'person',
  'account.email_restored': 'person',
  'registration.approved': 'registration',
  'registration.rejected': 'registration',
  'consultation.scheduled': 'health',
  'consultation.edited': 'health',
  'consultation.completed': 'health',
  'consultation.cancelled': 'health',
  'consultation.deleted': 'health',
  'consultation.restored': 'health',
  'anamnesis.saved': 'health',
  'anamnesis.edited': 'health',
  'anamnesis.deleted': 'health',
  'health_profile.saved': 'health',
  'sleep.added': 'health',
  'sleep.edited': 'health',
  'sleep.deleted': 'health',
  'exercise.added': 'health',
  'exercise.edited': 'health',
  'exercise.deleted': 'health',
  'exam.added': 'health',
  'exam.edited': 'health',
  'exam.deleted': 'health',
  'exam_file.announced': 'health',
  'exam_file.content_stored': 'health',
  'exam_file.deleted': 'health',
  'policy.announced': 'policy',
  'policy.content_stored': 'policy',
  'policy.deleted': 'policy',
  'policy.approved': 'policy',
  'policy.rejected': 'policy',
  'policy.decision_undone': 'policy',
  'company.configured': 'configuration',
  'company.logo_changed': 'configuration',
  'company.logo_removed': 'configuration',
  'second_factor.enabled': 'person',
  'second_factor.disabled': 'person',
  'second_factor.verified': 'person',
  'second_factor.recovery_code_used': 'person',
  'second_factor.recovery_codes_replaced': 'person',
  'passkey.added': 'person',
  'passkey.renamed': 'person',
  'passkey.removed': 'person',
  'passkey.removal_asked': 'person',
  'passkey.removal_stopped': 'person',
  'passkey.verified': 'person',
  'passkey.refused': 'person',
  'medication.added': 'health',
  'medication.edited': 'health',
  'medication.paused': 'health',
  'medication.resumed': 'health',
  'medication.ended': 'health',
  'medication.deleted': 'health',
  'medication.clock_changed': 'health',
  'medication.stock_set': 'health',
  'medication.stock_dropped': 'health',
  'medication.refilled': 'health',
  'dose.decided': 'health',
  'dose.undone': 'health',
  'report.requested': 'report',
  'report.cancelled': 'report',
  'report.deleted': 'report',
  'rejection_text.added': 'savedText',
  'rejection_text.edited': 'savedText',
  'rejection_text.deleted': 'savedText',
  'registration.decision_undone': 'registration',
  'registration.reversed': 'registration',
  'member.blocked': 'person',
  'member.unblocked': 'person',
  'member.role_changed': 'person',
  'member.sessions_ended': 'person',
  'member.passkeys_removed': 'person',
  'member.confirmation_resent': 'person',
  'member.password_link_sent': 'person',
  'member.name_corrected': 'person',
  'member.name_approved': 'person',
  'member.name_rejected': 'person',
  'member.email_change_requested': 'person',
  'member.email_change_cancelled': 'person',
  'member.note_added': 'person',
  'member.note_edited': 'person',
  'member.note_deleted': 'person',
  'message.opened': 'mail',
  'message.retried': 'mail',
  'message.all_retried': 'log',
  'log.exported': 'log',
}

/** A member of the company, with a record of each kind that the audit log names. */
async function things(companyId: number, fullName: string) {
  const db = await testDatabase()
  const now = new Date()
  const owner = await createUser({ companyId, fullName })
  const policy = await waitingPolicy({ companyId, ownerId: owner.id, policyNumber: '12.345' })
  const mail = await createMail({ companyId, userId: owner.id })
  const text = {
    id: crypto.randomUUID(),
    companyId,
    reason: 'policy' as const,
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
  await db.batch([db.insert(rejectionTexts).values(text), db.insert(reports).values(report)])
  return { owner, policy: policy.id, mail: mail.id, savedText: text.id, report: report.id }
}

/** Inserts the entries of one request into this company's log, and returns a function that lists them. */
async function logged(companyId: number, rows: Partial<typeof auditLog.$inferInsert>[]) {
  const requestId = crypto.randomUUID()
  const caller = { companyId, actorId: null, subjectId: null, clientIp: '::1', requestId, at: new Date() }
  const action = 'policy.approved' as const
  for (const row of rows) await insertRows(auditLog, { id: crypto.randomUUID(), action, ...caller, ...row })
  return async (admin: Client): Promise<AuditRow[]> => {
    const listed: AuditRow[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: string = cursor && `&cursor=${cursor}`
      const { body } = await admin.get(`/api/admin/logs/audit?request=${requestId}${page}`)
      listed.push(...body.items)
      cursor = body.nextCursor
    }
    return listed
  }
}

const textOf = ({ subject }: AuditRow) => subject && formatSubject(subject)

describe('the subject of an audit entry', () => {
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
        const subject = subjects[action]
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
    const all = auditActions.map((action) => [`${company.id}-${action}`, expected[subjects[action]]])
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
    const db = await testDatabase()
    await db.batch([
      db.delete(policies).where(eq(policies.id, ids.policy)),
      db.delete(reports).where(eq(reports.id, ids.report)),
      db.delete(rejectionTexts).where(eq(rejectionTexts.id, ids.savedText)),
      db.delete(events).where(eq(events.id, ids.mail)),
    ])
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

    await db.delete(users).where(eq(users.id, owner.id))
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
