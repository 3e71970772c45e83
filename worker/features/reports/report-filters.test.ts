import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#database/schema/operations.ts'
import { reports } from '#database/schema/reports.ts'
import { HOUR } from '#domain/duration.ts'
import { type Client, readRows } from '#testing/api.ts'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { csvList, madeReport } from '#testing/reports.ts'
import { toReport } from './report.ts'

const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

let admin: Client

async function listed(filters: object) {
  const report = await madeReport(admin, { format: 'csv', ...filters })
  const { text } = await admin.get(`/api/admin/reports/${report.id}/file`)
  const [header = '', ...lines] = csvList(text)
  return { report, header, names: lines.map((line) => line.split(';')[0]), lines, text }
}

beforeAll(async () => {
  admin = await administratorClient({ fullName: 'Ada Diretora' })
  const person = (fullName: string, hours: number, more = {}) =>
    createUser({ fullName, createdAt: ago(hours + 1), statusSince: ago(hours), ...more })
  const other = await createCompany()
  await person('Ana Espera', 30, { status: 'email_confirmed' })
  await person('Bia Espera Mais', 60, { status: 'email_confirmed' })
  await person('Caio Sem E-mail', 80, { status: 'pending' })
  const decided = { decidedAt: ago(20), decidedBy: admin.userId }
  await person('Dora Duplicada', 20, { status: 'rejected', rejectionReason: 'duplicate', ...decided })
  await person('Eva Incompleta', 10, { status: 'rejected', rejectionReason: 'incomplete' })
  const aprovada = await person('Fábio Aprovado', 90, { status: 'approved' })
  await person('Gil Bloqueado', 90, { status: 'approved', blockedAt: ago(5) })
  // Belongs to another company.
  await person('Hugo de Fora', 90, { status: 'email_confirmed', companyId: other.id })
  const policy = (name: string, days: number, more: Parameters<typeof waitingPolicy>[0]) => {
    const [uploadedAt, contentStoredAt] = [ago(24 * days), ago(24 * days)]
    return waitingPolicy({
      ownerId: aprovada.id,
      fileName: `${name}.pdf`,
      uploadedAt,
      contentStoredAt,
      ...more,
    })
  }
  await policy('prazo-depois', 9, { dueDay: '2026-12-02' })
  await policy('prazo-antes', 8, { dueDay: '2026-12-01' })
  await policy('sem-arquivo', 7, { contentStoredAt: null })
  await policy('rejeitada', 5, { status: 'rejected', ...decided, rejectionText: 'Foto escura; envie outra.' })
  await policy('aprovada-antes', 6, { status: 'approved', decidedAt: ago(50) })
  await policy('aprovada-depois', 7, { status: 'approved', decidedAt: ago(20) })
})

describe('the report of the queue', () => {
  it('lists waiting registrations, the longest first, if no status is chosen', async () => {
    const { names, report, text } = await listed({ kind: 'queue' })
    expect(names).toEqual(['Bia Espera Mais', 'Ana Espera'])
    expect(report).toMatchObject({ rowsDone: 2, rowsTotal: 2 })
    expect(text).toContain('\r\nSituação;Aguardando aprovação\r\nEspera;Qualquer uma\r\n')
  })

  it('filters by wait and reason', async () => {
    const waiting = await listed({ kind: 'queue', over: '48', reason: 'duplicate' })
    expect(waiting.names).toEqual(['Bia Espera Mais'])
    expect(waiting.text).toContain('\r\nEspera;Mais de 2 dias\r\n')
    // A waiting registration has no reason, so that filter is dropped.
    expect(waiting.report.filters).toMatchObject({ over: '48', reason: null })
    expect((await listed({ kind: 'queue', status: 'rejected' })).names).toEqual([
      'Dora Duplicada',
      'Eva Incompleta',
    ])
    const duplicate = await listed({ kind: 'queue', status: 'rejected', reason: 'duplicate' })
    expect(duplicate.names).toEqual(['Dora Duplicada'])
    expect(duplicate.report.rowsTotal).toBe(1)
    expect(duplicate.lines[0]).toContain(';Ada Diretora;Cadastro duplicado;')
    const [row] = await readRows(auditLog, { subjectId: duplicate.report.id })
    expect(row?.detail).toEqual({ kind: 'queue', format: 'csv', status: 'rejected', reason: 'duplicate' })
  })
})

it('the report of the members lists all users like the screen, and filters by status, access and role', async () => {
  const all = await listed({ kind: 'members' })
  expect(all.names).toContain('Ada Diretora')
  expect(all.names).toContain('Caio Sem E-mail')
  expect(all.names).not.toContain('Hugo de Fora')
  expect(all.report.rowsTotal).toBe(all.names.length)
  const blocked = await listed({ kind: 'members', access: 'blocked' })
  expect(blocked.names).toEqual(['Gil Bloqueado'])
  expect(blocked.report.rowsTotal).toBe(1)
  expect(blocked.text).toContain('\r\nAcesso;Bloqueado\r\n')
  const open = await listed({ kind: 'members', access: 'open', status: 'approved', role: 'member' })
  expect(open.names).toEqual(['Fábio Aprovado'])
  const administrators = await listed({ kind: 'members', role: 'admin' })
  expect(administrators.names).toEqual(['Ada Diretora'])
  expect(administrators.lines[0]).toContain(';Administrador;')
})

describe('the report of the review queue', () => {
  const files = ({ lines }: { lines: string[] }) => lines.map((line) => line.split(';')[3])

  it('lists waiting policies by due day, or decided ones, the newest first', async () => {
    expect(files(await listed({ kind: 'desk' }))).toEqual(['prazo-antes.pdf', 'prazo-depois.pdf'])
    expect(files(await listed({ kind: 'desk', policyState: 'approved' }))).toEqual([
      'aprovada-depois.pdf',
      'aprovada-antes.pdf',
    ])
    const { header, lines } = await listed({ kind: 'desk', policyState: 'rejected' })
    expect(header).toMatch(/;Decisão;Decidida por;Motivo da recusa$/)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^.*;rejeitada\.pdf;.*;\d\d\/\d\d\/\d{4};Ada Diretora;"Foto escura; envie outra\."$/,
    )
    // The review queue has no policies without a file.
    expect((await listed({ kind: 'desk', policyState: 'unsent' })).report.filters.policyState).toBe('pending')
  })

  it('and the report of the policies sent in a period filter by state', async () => {
    const day = (days: number) =>
      ago(24 * days)
        .toISOString()
        .slice(0, 10)
    const sent = await listed({ kind: 'policies', policyState: 'unsent', from: day(20), to: day(0) })
    expect(files(sent)).toEqual(['sem-arquivo.pdf'])
    expect(sent.report.rowsTotal).toBe(1)
    expect(sent.text).toContain('\r\nSituação;Arquivo não enviado\r\n')
  })
})

it('rejects an unknown filter', async () => {
  const filters = { over: '3', reason: 'x', access: 'x', role: 'x', policyState: 'x' }
  const body = { kind: 'queue', format: 'csv', ...filters }
  expect((await admin.post('/api/admin/reports', body)).body.fields).toEqual({
    over: 'Espera inválida',
    reason: 'Motivo inválido',
    access: 'Acesso inválido',
    role: 'Perfil inválido',
    policyState: 'Situação inválida',
  })
})

it('names the file by the day in Brasília', async () => {
  const { report } = await listed({ kind: 'members' })
  const [row] = await readRows(reports, { id: report.id })
  if (!row) throw new Error('no report')
  // 10 p.m. on the last day of October.
  expect(toReport({ ...row, createdAt: new Date('2026-11-01T01:00:00Z') }).fileName).toBe(
    'associados-2026-10-31.csv',
  )
})
