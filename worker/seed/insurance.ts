import { ANALYSIS_BUSINESS_DAYS } from '../contract/insurance.ts'
import type { policies } from '../database/schema/insurance.ts'
import { addBusinessDays } from '../platform/business-days.ts'
import { after, DAY, HOUR, MINUTE } from '../platform/clock.ts'
import { hashContent } from '../platform/files.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '../platform/time-zone.ts'
import { textPdf } from './pdf.ts'

type Row = typeof policies.$inferInsert

interface Sent {
  fileName: string
  ago: number
  title: string
  lines: string[]
  decision:
    | { status: 'pending' }
    | { status: 'approved'; policyNumber: string }
    | { status: 'rejected'; reason: string }
}

const sent: Sent[] = [
  {
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
]

/** Maria's policies with their files: one of each status. */
export function mariasPolicies(
  now: Date,
): Promise<{ row: Row & { storageKey: string }; content: Uint8Array }[]> {
  return Promise.all(
    sent.map(async ({ fileName, ago, title, lines, decision }, index) => {
      const content = textPdf(title, lines)
      const uploadedAt = after(now, -ago)
      const decidedAt = after(uploadedAt, DAY)
      const row = {
        id: `demo-policy-${index + 1}`,
        ownerId: 'demo-maria',
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
        contentSeenAt: now,
        dueDay: addBusinessDays(dayIn(DEFAULT_TIME_ZONE, uploadedAt), ANALYSIS_BUSINESS_DAYS),
        ...(decision.status !== 'pending' && { decidedAt, decidedBy: 'demo-admin' }),
      }
      return { row, content }
    }),
  )
}
