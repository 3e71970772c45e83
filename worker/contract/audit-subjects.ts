import { auditRecordNames, GONE_ACCOUNT, SESSION } from '#texts/audit.ts'
import type { ShownAction } from './health-in-logs.ts'
import type { AuditRow, Person } from './logs.ts'

type Domain = ShownAction extends infer Action
  ? Action extends `${infer Name}.${string}`
    ? Name
    : never
  : never

/** What the entries of a domain are about, where it is not an account. */
const recordNames: Record<Domain, string> = auditRecordNames

const isDomain = (name: string): name is Domain => Object.hasOwn(recordNames, name)

export function recordName(action: ShownAction): string {
  if (action === 'account.session_ended') return SESSION
  const [domain = ''] = action.split('.')
  return isDomain(domain) ? recordNames[domain] : ''
}

/** The user's name, or a text for a deleted account. */
export function formatPerson({ id, fullName }: Person): string {
  return fullName ?? `${GONE_ACCOUNT} (${id})`
}

/** The subject of an audit entry; `undefined` where there is none. There is only one configuration. */
export function formatSubject({ action, subject }: Pick<AuditRow, 'action' | 'subject'>): string {
  if (!subject) return ''
  const name = subject.fullName ?? recordName(action)
  return subject.fullName !== null || action.startsWith('company.') ? name : `${name} (${subject.id})`
}
