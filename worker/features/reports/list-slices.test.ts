import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { consultations } from '#database/schema/consultations.ts'
import { policies } from '#database/schema/insurance.ts'
import { reports } from '#database/schema/reports.ts'
import { type Client, testDatabase, updateRows } from '#testing/api.ts'
import { administratorClient, createConsultation, createUser } from '#testing/factories.ts'
import { madeReport } from '#testing/reports.ts'
import { figures } from '#worker/features/statistics/figures.ts'
import { lists, type Slice } from './list-slices.ts'

const RANGE = { from: '2026-09-01', to: '2026-09-30' }
const at = (text: string) => new Date(`${text}:00Z`)

let admin: Client

const made = (body: object, client = admin) => madeReport(client, body)

beforeAll(async () => {
  admin = await administratorClient()
})

describe('a report written while its records change', () => {
  it('lists each consultation once, even if consultations are moved, closed or changed in the meantime', async () => {
    const db = await testDatabase()
    const ids = ['moved-a', 'moved-b', 'moved-c', 'moved-d', 'moved-e', 'moved-f']
    // Three members with two, three and one consultations.
    const owners = await Promise.all(
      [1, 2, 3].map((day) => createUser({ createdAt: at(`2026-05-0${day}T12:00`) })),
    )
    for (const [index, id] of ids.entries()) {
      const owner = owners[index < 2 ? 0 : index < 5 ? 1 : 2]?.id ?? ''
      await createConsultation(owner, { id, date: at(`2026-06-1${index}T12:00`), type: 'Video' })
    }
    const june = { from: '2026-06-01', to: '2026-06-30' }
    const report = await made({ kind: 'consultations', format: 'csv', ...june })
    expect(report).toMatchObject({ rowsDone: 6, rowsTotal: 6 })
    const [row] = await db.select().from(reports).where(eq(reports.id, report.id))
    if (!row) throw new Error('no report')
    const set = (id: string, values: Partial<typeof consultations.$inferInsert>) =>
      db.update(consultations).set(values).where(eq(consultations.id, id))
    const lines: string[][] = []
    let position: string | null = null
    let slices = 0
    do {
      const slice: Slice = await lists.consultations.slice(db, { ...row, position }, 2, figures)
      lines.push(...slice.rows)
      position = slice.position
      slices += 1
      // The first one written moves to the end, by date and type; the last one not written moves to the
      // beginning.
      await set('moved-a', { date: at('2026-06-29T12:00'), type: 'Phone' })
      await set('moved-b', { status: 'Completed' })
      await set('moved-f', { date: at('2026-06-01T12:00'), type: 'In-person' })
    } while (position)
    expect(slices).toBe(3)
    expect(lines.map((cells) => cells.slice(0, 3).join(' ')).sort()).toEqual([
      '01/06/2026 Presencial Agendada',
      '10/06/2026 Vídeo Agendada',
      '11/06/2026 Vídeo Agendada',
      '12/06/2026 Vídeo Agendada',
      '13/06/2026 Vídeo Agendada',
      '14/06/2026 Vídeo Agendada',
    ])
  })

  it('lists each policy once, even if policies are decided in the meantime', async () => {
    const db = await testDatabase()
    const owner = await createUser({ fullName: 'Ivo Apolinário' })
    const sent = Array.from({ length: 5 }, (_, n) => ({
      id: `once-${n}`,
      ownerId: owner.id,
      companyId: 1,
      fileName: `apolice-${n}.pdf`,
      fileSize: 9,
      status: 'pending' as const,
      uploadedAt: at(`2026-09-2${n}T12:00`),
      contentStoredAt: n === 0 ? null : at(`2026-09-2${n}T12:00`),
      dueDay: n === 0 ? null : '2026-09-30',
    }))
    await db.insert(policies).values(sent)
    const report = await made({ kind: 'policies', format: 'csv', ...RANGE })
    expect(report).toMatchObject({ rowsDone: 5, rowsTotal: 5 })
    const [row] = await db.select().from(reports).where(eq(reports.id, report.id))
    if (!row) throw new Error('no report')
    const lines: string[][] = []
    let position: string | null = null
    do {
      const slice: Slice = await lists.policies.slice(db, { ...row, position }, 2, figures)
      lines.push(...slice.rows)
      position = slice.position
      // Before the next slice, written policies are decided and unwritten ones are sent.
      await updateRows(policies, { ownerId: owner.id }, { status: 'approved', contentStoredAt: new Date() })
    } while (position)
    expect(lines.map(([, , , name, , state]) => [name, state])).toEqual([
      ['apolice-0.pdf', 'Arquivo não enviado'],
      ['apolice-1.pdf', 'Em Análise'],
      ['apolice-2.pdf', 'Aprovada'],
      ['apolice-3.pdf', 'Aprovada'],
      ['apolice-4.pdf', 'Aprovada'],
    ])
  })
})
