import type { RejectionReason } from './accounts.ts'

const reasonSentences: Record<RejectionReason, string> = {
  data_mismatch: 'Os dados não conferem.',
  not_a_customer: 'Não encontramos um contrato em seu nome.',
  duplicate: 'Já existe um cadastro seu.',
  incomplete: 'Faltam dados.',
  other: '',
}

/** What the e-mail of a rejection says; the dialog in which it is written shows the same. */
export const rejectionMail = {
  subject: 'Seu cadastro precisa de atenção',
  intro: (company: string) =>
    `Analisamos o seu cadastro na ${company} e, por enquanto, ele não foi aprovado. O motivo:`,
  /** The reason from the list, where it says something, and the administrator's own words. */
  quote: (reason: RejectionReason | undefined, text: string | undefined) =>
    [reason && reasonSentences[reason], text].filter(Boolean).join('\n'),
  button: 'Corrigir e pedir de novo',
}
