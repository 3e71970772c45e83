import type { AuditDetail } from '#contract/audit-details.ts'

type Value = string | number | boolean | null | undefined | Date | object

function words(value: Value): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The fields of an object under names of their own: `cardTexts.about`. */
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
 * What changed, as the audit log keeps it: `name.before` and `name.after`. Only the fields of `after` are compared,
 * those of an object each by itself (`cardTexts.about`), a list as a whole.
 */
export function beforeAndAfter(before: Record<string, Value>, after: Record<string, Value>): AuditDetail {
  const detail: AuditDetail = {}
  const known = flat(before)
  for (const [name, value] of Object.entries(flat(after))) {
    const old = words(known[name])
    const now = words(value)
    if (old === now) continue
    detail[`${name}.before`] = old
    detail[`${name}.after`] = now
  }
  return detail
}
