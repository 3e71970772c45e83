import { GONE_ACCOUNT, subjectNames } from '#texts/audit.ts'
import { logNames, reportKindNames } from '#texts/labels.ts'
import { known } from './audit-details.ts'
import type { ShownAction } from './health-in-logs.ts'
import type { AuditSubject, Person, SubjectKind } from './logs.ts'

type Domain = ShownAction extends infer Action
  ? Action extends `${infer Name}.${string}`
    ? Name
    : never
  : never

/** What the entries of a domain are about. A domain without a kind does not compile. */
const domainKinds: Record<Domain, SubjectKind> = {
  account: 'person',
  registration: 'person',
  member: 'person',
  second_factor: 'person',
  passkey: 'person',
  policy: 'policy',
  company: 'configuration',
  report: 'report',
  rejection_text: 'savedText',
  message: 'mail',
  log: 'log',
}

/** Actions whose subject differs from that of their domain. */
const actionKinds: { [Action in ShownAction]?: SubjectKind } = {
  health: 'person',
  'account.session_ended': 'session',
  'message.all_retried': 'log',
}

export function subjectKind(action: ShownAction): SubjectKind {
  const [domain] = action.split('.') as [Domain]
  return actionKinds[action] ?? domainKinds[domain]
}

/** The user's name, or a text for a deleted account. */
export function formatPerson({ id, fullName }: Person): string {
  return fullName ?? `${GONE_ACCOUNT} (${id})`
}

/** Kinds whose names are codes. */
const codes: { [Kind in SubjectKind]?: Record<string, string> } = { report: reportKindNames, log: logNames }

/** "Apólice 12.345 de Beatriz Rocha" */
export function formatSubject({ kind, name, owner, isGone }: AuditSubject): string {
  return subjectNames[kind]({ name: name && (known(codes[kind], name) ?? name), owner, isGone })
}

/** The id of a record or a deleted account, whose name alone does not identify it. */
export function recordId({ kind, id, isGone }: AuditSubject): string | null {
  return kind === 'person' && !isGone ? null : id
}
