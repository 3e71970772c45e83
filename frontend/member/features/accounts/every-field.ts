import type { FieldValues, ValidateForm } from '@modular-forms/react'
import { type GenericSchema, getDotPath, safeParse } from 'valibot'

/** Like `valiForm`, but compares the two passwords even while other fields are invalid. */
export function everyField<Values extends FieldValues>(schema: GenericSchema): ValidateForm<Values>
export function everyField(schema: GenericSchema) {
  return (values: unknown): Record<string, string> => {
    const errors: Record<string, string> = {}
    for (const issue of safeParse(schema, values).issues ?? []) {
      const field = getDotPath(issue)
      if (field !== null) errors[field] ??= issue.message
    }
    return errors
  }
}
