import { LOCALE } from './language.ts'

export const INVALID_PERSON = 'Pessoa inválida'
export const INVALID_REQUEST = 'Número da solicitação inválido'
export const INVALID_ENTRY = 'Registro inválido'
export const INVALID_ACTION = 'Ação inválida'
export const INVALID_SCOPE = 'Tipo de dado inválido'
export const INVALID_KIND = 'Tipo de mensagem inválido'
export const INVALID_SOURCE = 'Origem inválida'

/** CSV column headings of each log. */
export const auditColumns = {
  at: 'Quando',
  actor: 'Quem',
  action: 'O que fez',
  subject: 'A respeito de',
  clientIp: 'De onde',
  request: 'Nº da solicitação',
  detail: 'Detalhes',
}
export const accessColumns = {
  at: 'Quando',
  actor: 'Quem',
  subject: 'De quem',
  scope: 'O que abriu',
  reason: 'Motivo',
  reasonText: 'Explicação',
  clientIp: 'De onde',
  request: 'Nº da solicitação',
}
export const mailColumns = {
  createdAt: 'Criado em',
  recipient: 'Para',
  kind: 'Mensagem',
  state: 'Situação',
  attempts: 'Tentativas',
  sentAt: 'Enviado em',
  error: 'Último erro',
}
export const errorColumns = {
  at: 'Quando',
  source: 'Origem',
  place: 'Onde',
  status: 'Status HTTP',
  code: 'Código',
  kind: 'Erro',
  frames: 'Onde no código',
  request: 'Nº da solicitação',
}
export const logFileNames = {
  audit: 'auditoria.csv',
  access: 'acessos.csv',
  mail: 'e-mails.csv',
  error: 'erros.csv',
}

/** The last line of an export that was cut at the limit. */
export const exportCut = ({ rows }: { rows: number }) =>
  `O arquivo para aqui, em ${rows.toLocaleString(LOCALE)} linhas: há registros mais antigos. Restrinja as datas para exportá-los.`

/** The daily e-mail with the latest seals of the logs. */
export const headsMail = ({ day, content }: { day: string; content: string }) => ({
  subject: `Selos dos registros de ${day}`,
  text: `Guarde esta mensagem: com ela, "npm run verify-log" mostra se alguém alterou os registros até ${day}.\n\n${content}\n`,
})
