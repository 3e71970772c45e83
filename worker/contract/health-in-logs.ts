import { type AuditAction, auditActions } from './audit.ts'
import { type EventKind, eventKinds, eventRules, type OpenKind } from './notifications.ts'

/**
 * Domains of the audit log whose action names alone reveal something about a member's health. Logs and member
 * pages show them as one neutral entry (docs/decisions/012).
 */
export const healthDomains = [
  'consultation',
  'anamnesis',
  'health_profile',
  'sleep',
  'exercise',
  'exam',
  'exam_file',
  'medication',
  'dose',
] as const
type HealthDomain = (typeof healthDomains)[number]

/** Replaces every audit action and event kind that reveals something about health. */
export const HEALTH = 'health'

type OpenAction = Exclude<AuditAction, `${HealthDomain}.${string}`>
export type ShownAction = OpenAction | typeof HEALTH
export type ShownKind = OpenKind | typeof HEALTH

const isOpenAction = (action: AuditAction): action is OpenAction =>
  !healthDomains.some((domain) => action.startsWith(`${domain}.`))
const isOpenKind = (kind: EventKind): kind is OpenKind => !eventRules[kind].health

/** The actions that the logs' filters offer by name. */
export const openActions = auditActions.filter(isOpenAction)
export const openKinds = eventKinds.filter(isOpenKind)

export function shownAction(action: AuditAction): ShownAction {
  return isOpenAction(action) ? action : HEALTH
}

export function shownKind(kind: EventKind): ShownKind {
  return isOpenKind(kind) ? kind : HEALTH
}
