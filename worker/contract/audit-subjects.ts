import type { ShownAction } from './health-in-logs.ts'
import type { AuditRow, Person } from './logs.ts'

/** Shown for the id of a deleted account. */
export const GONE_ACCOUNT = 'Conta que não existe mais'
/** Shown for an actor without a session. */
export const NOBODY = 'Visitante'

type Domain = ShownAction extends infer Action
  ? Action extends `${infer Name}.${string}`
    ? Name
    : never
  : never

/** What the entries of a domain are about, where it is not an account. */
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

/** The user's name, or a text for a deleted account. */
export function personWords({ id, fullName }: Person): string {
  return fullName ?? `${GONE_ACCOUNT} (${id})`
}

/** The subject of an audit entry; `undefined` where there is none. There is only one configuration. */
export function subjectWords({ action, subject }: Pick<AuditRow, 'action' | 'subject'>): string {
  if (!subject) return ''
  const name = subject.fullName ?? recordName(action)
  return subject.fullName !== null || action.startsWith('company.') ? name : `${name} (${subject.id})`
}
