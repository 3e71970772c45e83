import type { QuotaKind } from '#contract/quotas.ts'

/** What a quota counts, in the plural. */
const names: Record<QuotaKind, string> = {
  consultations: 'consultas',
  sleep: 'registros de sono',
  exercise: 'atividades físicas',
  exams: 'exames',
  medications: 'medicamentos',
  doses: 'doses registradas',
  profile: 'alterações do perfil de saúde',
  anamneses: 'anamneses',
  files: 'arquivos',
  account: 'alterações da conta',
  sessions: 'entradas na conta',
  proofs: 'confirmações de identidade',
  mails: 'e-mails',
}

/** @param until day and time in the member's time zone */
export const quotaOfTheDay = ({ kind, until }: { kind: QuotaKind; until: string }) =>
  `Você chegou ao limite de hoje para ${names[kind]}. Dá para continuar a partir de ${until}.`

/** What else a member can do, where deleting records is not enough. */
const remedies: Partial<Record<QuotaKind, string>> = {
  files: 'Exclua arquivos ou apólices que não usa mais para enviar outros.',
  doses: 'Exclua medicamentos que não usa mais, com as suas doses, para registrar outras.',
}

export const quotaInAll = ({ kind }: { kind: QuotaKind }) => {
  const remedy = remedies[kind] ?? 'Exclua registros que não usa mais para adicionar outros.'
  return `Você chegou ao limite de ${names[kind]} que podemos guardar. ${remedy}`
}
