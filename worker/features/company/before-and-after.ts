import type { AuditDetail } from '#contract/audit-details.ts'

type Value = string | number | boolean | null | undefined | Date | object

function words(value: Value): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Flattens an object's fields into paths such as `cardTexts.about`. */
function flat(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, Value][] =>
      value && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
        ? Object.entries(value).map(([part, own]): [string, Value] => [`${name}.${part}`, own])
        : [[name, value]],
    ),
  )
}

/**
 * The changed fields for the audit log, as `name.before` and `name.after`. Compares only the fields that
 * `after` sets. Objects are compared field by field (`cardTexts.about`), lists as a whole.
 */
export function beforeAndAfter(before: Record<string, Value>, after: Record<string, Value>): AuditDetail {
  const detail: AuditDetail = {}
  const known = flat(before)
  for (const [name, value] of Object.entries(flat(after))) {
    const old = words(known[name])
    const now = words(value)
    if (value === undefined || old === now) continue
    detail[`${name}.before`] = old
    detail[`${name}.after`] = now
  }
  return detail
}
