type Value = string | number | boolean | null | undefined | Date | object

function words(value: Value): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * What changed, as the audit log keeps it: `name.before` and `name.after`. Only the fields of `after` are compared,
 * and those of an object or a list each by itself.
 */
export function beforeAndAfter(
  before: Record<string, Value>,
  after: Record<string, Value>,
): Record<string, string> {
  const detail: Record<string, string> = {}
  for (const [name, value] of Object.entries(after)) {
    const old = words(before[name])
    const now = words(value)
    if (old === now) continue
    detail[`${name}.before`] = old
    detail[`${name}.after`] = now
  }
  return detail
}
