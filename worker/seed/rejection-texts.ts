import type { SavedTextReason } from '#contract/rejection-texts.ts'
import type { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { after, DAY, MINUTE } from '#domain/duration.ts'
import { COMPANY_ID } from './company.ts'

type Row = typeof rejectionTexts.$inferInsert

/** In the order of the number keys that choose them. */
const texts: [id: string, reason: SavedTextReason, name: string, text: string][] = [
  [
    'name',
    'incomplete',
    'Nome incompleto',
    'Escreva o seu nome completo, como está no documento, e peça de novo.',
  ],
  [
    'contract',
    'not_a_customer',
    'Sem contrato',
    'Não encontramos um contrato em seu nome. Confira com quem contratou o plano.',
  ],
  [
    'data',
    'data_mismatch',
    'Dados diferentes',
    'O nome não é o mesmo do contrato. Corrija e peça de novo, ou ligue para a central.',
  ],
  ['twice', 'duplicate', 'Já tem cadastro', 'Você já tem um cadastro conosco. Entre com o e-mail dele.'],
  ['dependent', 'other', 'Dependente', 'Quem pede o acesso de um dependente é o titular do plano.'],
  [
    'unreadable',
    'policy',
    'Documento ilegível',
    'Não conseguimos ler o documento. Envie uma cópia mais nítida.',
  ],
  ['page', 'policy', 'Falta página', 'Falta uma página. Envie a apólice completa, com a que tem o número.'],
  ['other-document', 'policy', 'Não é uma apólice', 'Este documento não é uma apólice. Envie a sua apólice.'],
  ['ended', 'policy', 'Vencida', 'Esta apólice já terminou. Envie a que está valendo hoje.'],
]

/** Saved texts for rejecting registrations and policies. */
export function demoRejectionTexts(now: Date): Row[] {
  return texts.map(([id, reason, name, text], index) => ({
    id: `demo-text-${id}`,
    companyId: COMPANY_ID,
    reason,
    name,
    text,
    createdAt: after(now, index * MINUTE - 30 * DAY),
  }))
}
