import { type AuditAction, auditActions } from './audit.ts'
import { type EventKind, eventKinds } from './notifications.ts'

/**
 * What tells of somebody's health by its mere name. Nobody reads it in a log or on a member's page: there it is one
 * neutral entry (docs/decisions/015).
 */
export const healthDomains = [
  'consultation',
  'anamnesis',
  'sleep',
  'exercise',
  'exam',
  'exam_file',
  'medication',
  'dose',
] as const
type HealthDomain = (typeof healthDomains)[number]

/** Stands for every action and every kind of them. */
export const HEALTH = 'health'

type OpenAction = Exclude<AuditAction, `${HealthDomain}.${string}`>
type OpenKind = Exclude<EventKind, `${HealthDomain}_${string}`>
export type ShownAction = OpenAction | typeof HEALTH
export type ShownKind = OpenKind | typeof HEALTH

const isOpenAction = (action: AuditAction): action is OpenAction =>
  !healthDomains.some((domain) => action.startsWith(`${domain}.`))
const isOpenKind = (kind: EventKind): kind is OpenKind =>
  !healthDomains.some((domain) => kind.startsWith(`${domain}_`))

/** What may be asked for by its name. */
export const openActions = auditActions.filter(isOpenAction)
export const openKinds = eventKinds.filter(isOpenKind)

export function shownAction(action: AuditAction): ShownAction {
  return isOpenAction(action) ? action : HEALTH
}

export function shownKind(kind: EventKind): ShownKind {
  return isOpenKind(kind) ? kind : HEALTH
}
