import type { ShownAction } from './health-in-logs.ts'
import type { AuditRow, Person } from './logs.ts'

/** Where an id stands for an account that is no more. */
export const GONE_ACCOUNT = 'Conta que não existe mais'
/** Who acts without a session. */
export const NOBODY = 'Visitante'

type Domain = ShownAction extends infer Action
  ? Action extends `${infer Name}.${string}`
    ? Name
    : never
  : never

/** What the rows of a domain are about, where that is nobody's account. */
const recordNames: Record<Domain, string> = {
  account: GONE_ACCOUNT,
  registration: GONE_ACCOUNT,
  member: GONE_ACCOUNT,
  second_factor: GONE_ACCOUNT,
  policy: 'Apólice',
  company: 'Configuração',
  report: 'Relatório',
  rejection_text: 'Texto de recusa',
  message: 'E-mail',
  log: 'Registro',
}

const isDomain = (name: string): name is Domain => Object.hasOwn(recordNames, name)

export function recordName(action: ShownAction): string {
  if (action === 'account.session_ended') return 'Sessão'
  const [domain = ''] = action.split('.')
  return isDomain(domain) ? recordNames[domain] : ''
}

/** The name, or what the id stood for. */
export function personWords({ id, fullName }: Person): string {
  return fullName ?? `${GONE_ACCOUNT} (${id})`
}

/** Whom or what an audit row is about; nothing where it is about neither. There is one configuration alone. */
export function subjectWords({ action, subject }: Pick<AuditRow, 'action' | 'subject'>): string {
  if (!subject) return ''
  const name = subject.fullName ?? recordName(action)
  return subject.fullName !== null || action.startsWith('company.') ? name : `${name} (${subject.id})`
}
