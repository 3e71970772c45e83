import { type BaseIssue, getDotPath } from 'valibot'
import { ApiError } from '#shared/lib/api/errors.ts'

/** The first message for each field, by its dot path (`values.0.low`). Ignores issues without a path. */
export function fieldMessages(issues: readonly BaseIssue<unknown>[] = []): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of issues) {
    const path = getDotPath(issue)
    if (path) messages[path] ??= issue.message
  }
  return messages
}

/** Renames the fields of an API error to the form's. Returns any other error unchanged. */
export function withFormFields<Rest extends unknown[]>(
  error: unknown,
  toFormErrors: (fields: Record<string, string>, ...rest: Rest) => Partial<Record<string, string>>,
  ...rest: Rest
): unknown {
  if (!(error instanceof ApiError)) return error
  const fields: Record<string, string> = {}
  for (const [name, message] of Object.entries(toFormErrors(error.fields, ...rest))) {
    if (message !== undefined) fields[name] = message
  }
  return new ApiError({ ...error, message: error.message, fields })
}
