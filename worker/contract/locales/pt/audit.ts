export const configurationFieldNames = {
  name: 'Nome da empresa',
  primaryColor: 'Cor principal',
  phone: 'Central de atendimento',
  emergencyPhone: 'Emergência 24 h',
  website: 'Site',
  chatUrl: 'Endereço do chat externo',
  mailFromName: 'Nome do remetente',
  mailFromAddress: 'Endereço do remetente',
  statusCheckOpen: 'Consulta pública do status ligada',
  statusCheckInFull: 'Consulta pública do status responde por completo',
  secondFactorRequired: 'Verificação em duas etapas exigida de todos os administradores',
  analysisDays: 'Prazo da análise em dias úteis',
  registrationTargetHours: 'Meta de espera dos cadastros em horas',
  holidays: 'Feriados próprios',
  'cardTexts.tagline': 'Carteirinha: frase do verso',
  'cardTexts.benefit1': 'Carteirinha: benefício 1',
  'cardTexts.benefit1Text': 'Carteirinha: explicação do benefício 1',
  'cardTexts.benefit2': 'Carteirinha: benefício 2',
  'cardTexts.benefit2Text': 'Carteirinha: explicação do benefício 2',
  'cardTexts.benefit3': 'Carteirinha: benefício 3',
  'cardTexts.benefit3Text': 'Carteirinha: explicação do benefício 3',
  'cardTexts.step1': 'Carteirinha: como usar, passo 1',
  'cardTexts.step2': 'Carteirinha: como usar, passo 2',
  'cardTexts.step3': 'Carteirinha: como usar, passo 3',
  'cardTexts.about': 'Carteirinha: sobre',
}

/** The names and values in an entry's detail. */
export const signInSteps = { password_only: 'Só a senha, conferida no aplicativo' }
export const auditCodeNames = {
  reason: 'Motivo',
  status: 'Situação',
  from: 'De',
  to: 'Até',
  kind: 'Relatório',
  format: 'Formato',
  access: 'Acesso',
  role: 'Perfil',
  over: 'Espera',
  policyState: 'Situação',
  method: 'Forma de entrada',
  log: 'Registro',
  person: 'Pessoa',
  action: 'Ação',
  scope: 'Dados abertos',
  mailState: 'Situação',
  mailKind: 'Mensagem',
  source: 'Origem',
  request: 'Nº da solicitação',
  step: 'Etapa',
  name: 'Nome',
  text: 'Texto',
  count: 'Quantidade',
}
/** Ways of signing in other than the password. */
export const signInMethodNames = { passkey: 'Chave de acesso' }
/** "Perfil: Associado" before and "Para: Administrador" after a change of role. */
export const NEW_ROLE = 'Para'
export const POLICY_REASON = 'Apólice'
export const EMPTY_VALUE = '(vazio)'
export const yesAndNo = { true: 'Sim', false: 'Não' }
/** A national holiday on which the company works. */
export const workingHoliday = ({ holiday }: { holiday: string }) => `${holiday} (com expediente)`

/** Shown for the id of a deleted account. */
export const GONE_ACCOUNT = 'Conta que não existe mais'
/** Shown for an actor without a session. */
export const NOBODY = 'Visitante'

/** The subject of an entry and its owner, as far as they are known. */
interface Subject {
  name: string | null
  owner: string | null
  isGone: boolean
}

const ofOwner = ({ owner }: Subject) => (owner === null ? '' : ` de ${owner}`)
const quoted = ({ name }: Subject) => (name === null ? '' : ` “${name}”`)

export const subjectNames = {
  person: ({ name }: Subject) => name ?? GONE_ACCOUNT,
  session: (subject: Subject) => `Sessão${ofOwner(subject)}`,
  policy: (subject: Subject) =>
    `Apólice${subject.isGone ? ' excluída' : ''}${subject.name === null ? '' : ` ${subject.name}`}${ofOwner(subject)}`,
  configuration: () => 'Configuração',
  report: (subject: Subject) => `Relatório${subject.isGone ? ' excluído' : ''}${quoted(subject)}`,
  savedText: (subject: Subject) => `Texto salvo${subject.isGone ? ' excluído' : ''}${quoted(subject)}`,
  mail: ({ owner, isGone }: Subject) =>
    `E-mail${isGone ? ' excluído' : ''}${owner === null ? '' : ` para ${owner}`}`,
  log: ({ name }: Subject) => name ?? 'Registros',
}
