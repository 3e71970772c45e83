import { beforeAll, describe, expect, it } from 'vitest'
import { reportKinds } from '#contract/reports.ts'
import { auditLog } from '#database/schema/operations.ts'
import { type Client, readRows, refusal } from '#testing/api.ts'
import { administratorClient, createConsultation, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { csvList, madeReport } from '#testing/reports.ts'

const RANGE = { from: '2026-09-01', to: '2026-09-30' }
const at = (text: string) => new Date(`${text}:00Z`)

let admin: Client

const made = (body: object, client = admin) => madeReport(client, body)

const file = (id: string, client = admin) => client.get(`/api/admin/reports/${id}/file`)

beforeAll(async () => {
  admin = await administratorClient()
  const formula = await createUser({
    fullName: '=HYPERLINK("x")',
    createdAt: at('2026-09-02T12:00'),
    status: 'approved',
  })
  await createConsultation(formula.id, {
    date: at('2026-09-03T12:00'),
    type: 'Phone',
    specialty: 'Oncologia',
  })
  await createUser({ fullName: 'Érico Ñandú', createdAt: at('2026-09-01T03:00'), status: 'pending' })
  await createUser({ fullName: 'De outra', companyId: 1, createdAt: at('2026-09-01T02:59') })
})

describe('a report', () => {
  it('is a CSV of the period for Excel in Portuguese, with an audit entry that has its filters', async () => {
    const report = await made({ kind: 'registrations', format: 'csv', ...RANGE })
    expect(report).toMatchObject({
      state: 'done',
      rowsDone: 2,
      rowsTotal: 2,
      fileName: 'cadastros-2026-09-01-a-2026-09-30.csv',
    })
    const answer = await file(report.id)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toContain('cadastros-2026-09-01-a-2026-09-30.csv')
    const [header, first, second, ...foot] = answer.text.split('\r\n')
    expect(header).toBe('\uFEFFNome;E-mail;Situação;Cadastro;E-mail confirmado;Decisão;Decidido por')
    expect(first).toMatch(/^Érico Ñandú;.*;E-mail pendente;01\/09\/2026 00:00;;;$/)
    expect(second).toMatch(/^"'=HYPERLINK\(""x""\)";/)
    // Below an empty line, so that a spreadsheet filters and sorts only the list.
    expect(foot).toEqual([
      '',
      'Relatório;Cadastros recebidos',
      'Período;01/09/2026 a 30/09/2026',
      'Situação;Todas',
      expect.stringMatching(/^Pedido em;\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      '',
    ])
    expect(new TextEncoder().encode(answer.text).byteLength).toBe(report.bytes)
    expect(await readRows(auditLog, { subjectId: report.id })).toMatchObject([
      {
        action: 'report.requested',
        actorId: admin.userId,
        detail: { kind: 'registrations', format: 'csv', ...RANGE },
      },
    ])
  })

  it('is filtered by status', async () => {
    const pending = await made({ kind: 'registrations', format: 'csv', ...RANGE, status: 'pending' })
    const { text } = await file(pending.id)
    expect(csvList(text)).toHaveLength(2)
    expect(text).toContain('\r\nSituação;E-mail pendente\r\n')
  })

  it('of consultations shows no member, no time and no specialty with few members', async () => {
    const people = await Promise.all(
      [10, 11, 12, 13, 14].map(() => createUser({ fullName: 'Vera Luz', createdAt: at('2026-08-02T12:00') })),
    )
    for (const [index, { id }] of people.entries()) {
      const consultation = { type: 'Video' as const, specialty: 'Cardiologia ' }
      await createConsultation(id, { ...consultation, date: at(`2026-09-${10 + index}T12:00`) })
      const other = { type: 'Video' as const, specialty: index === 0 ? ' Urologia' : null }
      if (index < 4) await createConsultation(id, { ...other, date: at(`2026-09-${20 + index}T12:00`) })
    }
    const csvReport = await made({ kind: 'consultations', format: 'csv', ...RANGE })
    const lines = csvList((await file(csvReport.id)).text)
    expect(lines).toEqual([
      '\uFEFFData;Tipo;Situação;Especialidade',
      '03/09/2026;Telefone;Agendada;Outras',
      ...[10, 11, 12, 13, 14].map((day) => `${day}/09/2026;Vídeo;Agendada;Cardiologia`),
      ...[20, 21, 22, 23].map((day) => `${day}/09/2026;Vídeo;Agendada;Outras`),
    ])
  })

  it.each(['members', 'policies'] as const)('of %s writes card numbers as the card does', async (kind) => {
    const { id, cardNumber } = await createUser({ createdAt: at('2026-09-04T12:00') })
    const uploadedAt = at('2026-09-05T12:00')
    const sent = { uploadedAt, contentStoredAt: uploadedAt }
    await waitingPolicy({ ownerId: id, status: 'approved', policyNumber: '004512345678', ...sent })
    const { text } = await file((await made({ kind, format: 'csv', ...RANGE })).id)
    expect(text).toContain(`;${cardNumber.replace(/^(.{4})(.{4})(.{4})(.)$/, '$1 $2 $3 $4')};`)
    expect(text).not.toMatch(/(^|;)(0\d+|\d{12,})(;|\r)/m)
    if (kind === 'policies') expect(text).toContain(";'004512345678;")
  })

  it.each(reportKinds)('of %s is available as PDF', async (kind) => {
    const report = await made({ kind, format: 'pdf', ...RANGE })
    expect(report).toMatchObject({ state: 'done', problem: null })
    const answer = await file(report.id)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.text.startsWith('%PDF-1.7')).toBe(true)
    expect(answer.text.trimEnd().endsWith('%%EOF')).toBe(true)
    await admin.delete(`/api/admin/reports/${report.id}`)
  })

  it('of the statistics has the numbers of the screen', async () => {
    const report = await made({ kind: 'statistics', format: 'csv', ...RANGE })
    const { text } = await file(report.id)
    expect(text).toContain('Estatísticas;Período;01/09/2026 a 30/09/2026')
    expect(text).toContain('\r\nComparado com 02/08/2026 a 31/08/2026.\r\n')
    expect(text).toContain('por semana (aproximado)\r\n')
    expect(text).toContain('No período anterior: nenhuma decisão.')
    // Every chart of the screen has a table.
    for (const title of ['Cadastros recebidos', 'Consultas, pela data marcada', 'Apólices enviadas']) {
      expect(text).toContain(`\r\n${title}\r\nDia;Neste período;`)
    }
    expect(text).toContain(
      '\r\nEspecialidade;Neste período;Período anterior;Diferença\r\nCardiologia;5;menos de 5 pessoas;–\r\nOutras;5;menos de 5 pessoas;–\r\n\r\n',
    )
    for (const ofAFew of ['Oncologia', 'Urologia', 'Não informada']) expect(text).not.toContain(ofAFew)
    expect(text).toContain('menos de 5 ou protegido')
  })

  it('of the statistics states which days were not over, and what the others are compared with', async () => {
    const noteSince = async (from: string) => {
      const report = await made({ kind: 'statistics', format: 'csv', from, to: '2026-10-14' })
      const { text } = await file(report.id)
      const rows = text.split('\r\n')
      return [
        rows[1],
        rows.find((row) => row.startsWith('14/10/2026')),
        rows.find((row) => row.startsWith('Situação;')),
      ]
    }
    expect(await noteSince('2026-10-08')).toEqual([
      'Só dias encerrados são comparados: 08/10/2026 a 13/10/2026 com 02/10/2026 a 07/10/2026. O que é de 14/10/2026 em diante conta no período, mas não na comparação.',
      expect.stringMatching(/^14\/10\/2026 \(em aberto\);\d+;–;–$/),
      'Situação;Neste período;Dias encerrados;Período anterior;Diferença',
    ])
    expect(await noteSince('2026-10-14')).toEqual([
      'Nenhum dia do período está encerrado, e nada é comparado.',
      expect.stringMatching(/^14\/10\/2026 \(em aberto\);\d+;–;–$/),
      'Situação;Neste período',
    ])
    const pdf = await made({ kind: 'statistics', format: 'pdf', from: '2026-10-08', to: '2026-10-14' })
    expect(pdf).toMatchObject({ state: 'done', problem: null })
  })

  it('belongs to the administrator who requested it', async () => {
    const report = await made({ kind: 'members', format: 'csv' })
    const other = await administratorClient()
    expect((await other.get('/api/admin/reports')).body).toEqual([])
    for (const answer of [
      await file(report.id, other),
      await other.post(`/api/admin/reports/${report.id}/cancel`),
      await other.post(`/api/admin/reports/${report.id}/retry`),
      await other.delete(`/api/admin/reports/${report.id}`),
    ]) {
      expect(answer).toMatchObject(refusal(404, 'not_found'))
    }
  })

  it('requires a period', async () => {
    const ask = async (body: object) => (await admin.post('/api/admin/reports', body)).body.fields
    expect(await ask({ kind: 'policies', format: 'csv' })).toEqual({ from: 'Escolha o período.' })
    expect(await ask({ kind: 'policies', format: 'csv', from: '2026-09-30', to: '2026-09-01' })).toEqual({
      to: 'O fim do período vem antes do início.',
    })
    expect(await ask({})).toEqual({ kind: 'Escolha o relatório', format: 'Escolha o formato' })
  })
})
