import { LOCALE } from './language.ts'

export const KIND_REQUIRED = 'Escolha o relatório'
export const FORMAT_REQUIRED = 'Escolha o formato'
export const RANGE_REQUIRED = 'Escolha o período.'

/** The name of each filter, and its option for everything. */
export const reportFilterTexts = {
  range: { name: 'Período', all: 'todos até a data do pedido' },
  status: { name: 'Situação', all: 'Todas' },
  access: { name: 'Acesso', all: 'Todos' },
  role: { name: 'Perfil', all: 'Todos' },
  over: { name: 'Espera', all: 'Qualquer uma' },
  reason: { name: 'Motivo', all: 'Qualquer um' },
  policyState: { name: 'Situação', all: 'Todas' },
}
export const fromDayToDay = ({ from, to }: { from: string; to: string }) => `${from} a ${to}`

/** Beginning of the report's file name. */
export const reportFileNames = {
  queue: 'fila-de-cadastros',
  registrations: 'cadastros',
  members: 'associados',
  consultations: 'consultas',
  desk: 'fila-de-apolices',
  policies: 'apolices',
  statistics: 'estatisticas',
}
/** The days of a period, in a file name. */
export const daysInFileName = ({ from, to }: { from: string; to: string }) => `${from}-a-${to}`

/** Column headings of the lists. */
export const reportColumns = {
  fullName: 'Nome',
  email: 'E-mail',
  cardNumber: 'Carteirinha',
  role: 'Perfil',
  status: 'Situação',
  statusSince: 'Desde',
  registeredAt: 'Cadastro',
  emailConfirmedAt: 'E-mail confirmado',
  decidedAt: 'Decisão',
  registrationDecidedBy: 'Decidido por',
  reason: 'Motivo',
  consultationDay: 'Data',
  consultationType: 'Tipo',
  specialty: 'Especialidade',
  uploadedAt: 'Enviada em',
  member: 'Associado',
  fileName: 'Arquivo',
  policyNumber: 'Número',
  dueDay: 'Prazo',
  policyDecidedBy: 'Decidida por',
  rejectionText: 'Motivo da recusa',
}

/** Names of the lines that describe the export. */
export const REPORT_NAME = 'Relatório'
export const REQUESTED_AT = 'Pedido em'
export const WRITTEN_AT = 'Gerado em'
export const inProviderTime = ({ moment }: { moment: string }) => `${moment} (horário de Brasília)`
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Página ${page} de ${pages}`
export const rowCount = ({ rows }: { rows: number }) =>
  rows === 1 ? '1 linha' : `${rows.toLocaleString(LOCALE)} linhas`
export const NO_ROWS = 'Nada com estes filtros.'
export const NOTHING_IN_RANGE = 'Nada no período.'
export const CHARTS_EXPLAINED =
  'Barra e linha cheias: o período. Barra fina e linha tracejada: o período anterior. Trecho claro e linha pontilhada: o que não está encerrado.'

interface FailedReport {
  rows: number
  rowsMax: number
  hasRange: boolean
}

/** Why a report could not be written. */
export const reportProblemTexts = {
  not_written: () => 'Não foi possível gerar o arquivo.',
  company_missing: () => 'A operadora deste relatório não existe mais.',
  range_missing: () => 'O período não foi informado.',
  too_many_rows: ({ hasRange, rows, rowsMax }: FailedReport) =>
    `O PDF vai até ${rowsMax.toLocaleString(LOCALE)} linhas, e este relatório tem ${rows.toLocaleString(LOCALE)}. ${hasRange ? 'Escolha um período menor ou o CSV.' : 'Use os filtros para uma lista menor, ou escolha o CSV.'}`,
}
