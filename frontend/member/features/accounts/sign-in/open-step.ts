import type { AdminAccess } from '#contract/second-factor.ts'
import { ApiError } from '#shared/lib/api/errors.ts'

/** What an administrator's sign-in still requires. */
export type OpenStep = Exclude<AdminAccess, 'full'>

const steps: readonly OpenStep[] = ['code', 'password', 'enrolment']

/** The step that an error asks for; undefined for other errors. */
export function openStepOf(error: unknown): OpenStep | undefined {
  return error instanceof ApiError ? steps.find((step) => step === error.body.access) : undefined
}
