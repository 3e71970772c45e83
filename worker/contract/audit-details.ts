import * as v from 'valibot'
import {
  auditCodeNames,
  configurationFieldNames,
  EMPTY_VALUE,
  NEW_ROLE,
  POLICY_REASON,
  signInMethodNames,
  signInSteps,
  workingHoliday,
  yesAndNo,
} from '#texts/audit.ts'
import { eventNames } from '#texts/events.ts'
import {
  accessScopeNames,
  accessStateNames,
  blockReasonNames,
  errorSourceNames,
  logNames,
  messageStateNames,
  passkeyRemovalReasonNames,
  policyStateNames,
  registrationStatusNames,
  rejectionReasonNames,
  reportFormatNames,
  reportKindNames,
  roleNames,
  shownActionNames,
  waitingFilterNames,
} from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { type CardText, type ConfigurationChange, type Holiday, holidaySchema } from './company.ts'
import type { ShownAction } from './health-in-logs.ts'

/**
 * The codes that an audit entry can hold besides its action, with the names of their values; `undefined` for values that
 * are shown as they are.
 */
const valueNames = {
  reason: {
    ...rejectionReasonNames,
    ...blockReasonNames,
    ...passkeyRemovalReasonNames,
    policy: POLICY_REASON,
  },
  status: registrationStatusNames,
  // Roles, or the days of a log export.
  from: roleNames as Record<string, string>,
  to: roleNames as Record<string, string>,
  kind: reportKindNames,
  format: reportFormatNames,
  // A report's filters besides `status`.
  access: accessStateNames,
  role: roleNames,
  over: waitingFilterNames,
  policyState: policyStateNames,
  // How somebody signed in, if not with the password.
  method: signInMethodNames,
  log: logNames,
  // A log export's filters besides the days.
  person: undefined,
  action: shownActionNames,
  scope: accessScopeNames,
  mailState: messageStateNames,
  mailKind: eventNames,
  source: errorSourceNames,
  request: undefined,
  // What was checked in a sign-in that opened no session.
  step: signInSteps,
  // The name of a saved rejection text.
  name: undefined,
  // A saved rejection text, or the explanation of a reason.
  text: undefined,
  // How many records the action changed.
  count: undefined,
}

/** Without `health`, the name that hides an action or a kind: no entry records it. */
type ValueOf<Names> =
  Names extends Readonly<Record<infer Value extends string, string>> ? Exclude<Value, 'health'> : string

export type AuditCodes = { [Code in keyof typeof valueNames]: ValueOf<(typeof valueNames)[Code]> }

/** The detail of an audit entry; for the configuration, each change with its values before and after. */
export type AuditDetail = { [Code in keyof AuditCodes]?: AuditCodes[Code] } & {
  [field: `${string}.before` | `${string}.after`]: string
}

type ConfigurationField =
  | Exclude<keyof ConfigurationChange, 'version' | 'cardTexts'>
  | `cardTexts.${CardText}`

/** A configuration field without a name here does not compile. */
const configurationNames: Record<ConfigurationField, string> = configurationFieldNames

const codeNames: Record<keyof AuditCodes, string> = auditCodeNames

/** Looks up a key that comes from the database and may be unknown. */
export function known(names: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined
}

const dayText = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? numericDay(text) : text)

function holidayText({ day, name, observed }: Holiday): string {
  const holiday = `${numericDay(day)} ${name}`
  return observed ? holiday : workingHoliday({ holiday })
}

function daysIn(text: string): Holiday[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    return v.parse(v.array(holidaySchema), JSON.parse(text))
  } catch {
    return undefined
  }
}

function configured(field: string, value: string): string {
  const days = field === 'holidays' ? daysIn(value)?.map(holidayText).join('; ') : value
  const words = days ?? value
  return words === '' ? EMPTY_VALUE : (known(yesAndNo, words) ?? words)
}

const named = (code: keyof AuditCodes, value: string) => known(valueNames[code], value) ?? dayText(value)
const isCode = (name: string): name is keyof AuditCodes => Object.hasOwn(codeNames, name)

/** The name of a field and the text of its value. Unknown fields of older versions are shown as they are. */
function line(action: ShownAction, field: string): [name: string, words: (value: string) => string] {
  if (action === 'company.configured')
    return [known(configurationNames, field) ?? field, (value) => configured(field, value)]
  if (action === 'policy.decision_undone' && field === 'status')
    return [codeNames.status, (value) => known(policyStateNames, value) ?? value]
  if (!isCode(field)) return [field, (value) => value]
  const name = action === 'member.role_changed' && field === 'to' ? NEW_ROLE : codeNames[field]
  return [name, (value) => named(field, value)]
}

/**
 * The detail of an audit entry as text, each value with its name. A change is one line with the values before
 * and after.
 */
export function auditDetailTexts(
  action: ShownAction,
  detail: Readonly<Record<string, string>> | null,
): [name: string, words: string][] {
  const values = new Map(Object.entries(detail ?? {}))
  const lines: [string, string][] = []
  for (const [key, value] of values) {
    const [, field = key, when] = /^(.+)\.(before|after)$/.exec(key) ?? []
    const [name, words] = line(action, field)
    const other = values.get(`${field}.${when === 'before' ? 'after' : 'before'}`)
    if (when === undefined || other === undefined || other === value) {
      if (when !== 'after' || other === undefined) lines.push([name, words(value)])
    } else if (when === 'before') lines.push([name, `${words(value)} → ${words(other)}`])
  }
  return lines
}
