import * as v from 'valibot'
import { registrationStatuses } from '#contract/accounts.ts'
import type { DecidedBefore } from '#contract/registrations.ts'
import { ApiError } from '#shared/lib/api/errors.ts'

const schema: v.GenericSchema<unknown, DecidedBefore> = v.object({
  status: v.picklist(registrationStatuses),
  by: v.nullable(v.string()),
  at: v.nullable(v.string()),
  own: v.boolean(),
})

/** The earlier decision that a conflict names; `undefined` for any other error. */
export function decidedBefore(error: unknown): DecidedBefore | undefined {
  const result = v.safeParse(schema, error instanceof ApiError ? error.body.decision : undefined)
  return result.success ? result.output : undefined
}
