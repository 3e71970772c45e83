import type { policies } from '#database/schema/insurance.ts'
import { after, DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { dueDayOf } from '#domain/policy-due-day.ts'
import { hashContent } from '#platform/files.ts'
import { COMPANY_ID, REVIEW_TERMS } from './company.ts'
import { textPdf } from './pdf.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof policies.$inferInsert

interface DemoPolicy {
  owner: string
  fileName: string
  /** Milliseconds since the upload. */
  ago: number
  title: string
  lines: string[]
  decision:
    | { status: 'pending' }
    | { status: 'approved'; policyNumber: string }
    | { status: 'rejected'; reason: string }
}

const demo: DemoPolicy[] = [
  {
    owner: MEMBER_WITH_HISTORY,
    fileName: 'apolice-saude-2026.pdf',
    ago: 38 * DAY + 5 * HOUR,
    title: 'Apólice de seguro saúde',
    lines: [
      'Segurada: Maria Oliveira',
      'Número da apólice: 48.2217.003-9',
      'Vigência: 12 meses',
      'Acomodação: apartamento',
    ],
    decision: { status: 'approved', policyNumber: '48.2217.003-9' },
  },
  {
    owner: MEMBER_WITH_HISTORY,
    fileName: 'seguro-viagem.pdf',
    ago: 12 * DAY + 3 * HOUR,
    title: 'Seguro viagem',
    lines: ['Segurada: M. Oliveira', 'Página 2 de 4'],
    decision: {
      status: 'rejected',
      reason: 'O arquivo traz só a página 2 de 4. Envie a apólice completa, com a página que tem o número.',
    },
  },
  {
    owner: MEMBER_WITH_HISTORY,
    fileName: 'apolice-odontologica.pdf',
    ago: 4 * HOUR + 20 * MINUTE,
    title: 'Apólice odontológica',
    lines: [
      'Segurada: Maria Oliveira',
      'Cobertura: consultas, limpeza, restaurações e urgências',
      'Vigência: 12 meses',
    ],
    decision: { status: 'pending' },
  },
  {
    owner: 'demo-beatriz',
    fileName: 'plano-familiar-rocha.pdf',
    ago: 9 * DAY + 2 * HOUR,
    title: 'Apólice de plano familiar',
    lines: [
      'Segurada: Beatriz Rocha',
      'Dependentes: 2',
      'Número da apólice: 51.0940.118-2',
      'Acomodação: enfermaria',
    ],
    decision: { status: 'pending' },
  },
  {
    owner: 'demo-antonio',
    fileName: 'seguro-de-vida-antonio.pdf',
    ago: 6 * DAY + 7 * HOUR,
    title: 'Seguro de vida individual',
    lines: ['Segurado: Antônio Lima', 'Número da apólice: VI-2026/00817', 'Vigência: 5 anos'],
    decision: { status: 'pending' },
  },
  {
    owner: 'demo-antonio',
    fileName: 'apolice-anterior.pdf',
    ago: 21 * DAY,
    title: 'Apólice de seguro saúde',
    lines: ['Segurado: Antônio Lima', 'Vigência: encerrada no ano passado'],
    decision: {
      status: 'rejected',
      reason: 'Esta apólice terminou no ano passado. Envie a que está valendo hoje.',
    },
  },
  {
    owner: 'demo-luciana',
    fileName: 'apolice-luciana-prado.pdf',
    ago: 2 * DAY + HOUR,
    title: 'Apólice de seguro saúde',
    lines: ['Segurada: Luciana Prado', 'Número da apólice: 48.2219.771-0', 'Acomodação: apartamento'],
    decision: { status: 'pending' },
  },
  {
    owner: 'demo-luciana',
    fileName: 'seguro-odontologico.pdf',
    ago: 16 * DAY,
    title: 'Seguro odontológico',
    lines: ['Segurada: Luciana Prado', 'Número da apólice: OD 7712-44'],
    decision: { status: 'approved', policyNumber: 'OD 7712-44' },
  },
  {
    owner: 'demo-beatriz',
    fileName: 'assistencia-viagem.pdf',
    ago: 3 * HOUR,
    title: 'Assistência em viagem',
    lines: ['Segurada: Beatriz Rocha', 'Destino: América do Sul', 'Número da apólice: AV-300917'],
    decision: { status: 'pending' },
  },
]

/** Policies of several members with their files: overdue, recent, approved and rejected ones. */
export function demoPolicies(
  now: Date,
): Promise<{ row: Row & { storageKey: string; contentType: string }; content: Uint8Array }[]> {
  return Promise.all(
    demo.map(async ({ owner, fileName, ago, title, lines, decision }, index) => {
      const content = textPdf(title, lines)
      const uploadedAt = after(now, -ago)
      const decidedAt = after(uploadedAt, DAY)
      const row = {
        id: `demo-policy-${index + 1}`,
        ownerId: owner,
        companyId: COMPANY_ID,
        fileName,
        fileSize: content.byteLength,
        status: decision.status,
        policyNumber: decision.status === 'approved' ? decision.policyNumber : null,
        rejectionText: decision.status === 'rejected' ? decision.reason : null,
        uploadedAt,
        storageKey: `policies/demo-${index + 1}`,
        contentType: 'application/pdf',
        contentHash: await hashContent(content),
        contentStoredAt: uploadedAt,
        contentCheckedAt: now,
        dueDay: dueDayOf(uploadedAt, REVIEW_TERMS),
        ...(decision.status !== 'pending' && { decidedAt, decidedBy: 'demo-admin' }),
      }
      return { row, content }
    }),
  )
}
