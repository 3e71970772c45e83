import type { AdminAccess } from '#contract/second-factor.ts'
import { ApiError } from '#shared/lib/api/errors.ts'

/** What the sign-in of an administrator still asks for. */
export type OpenStep = Exclude<AdminAccess, 'full'>

const steps: readonly OpenStep[] = ['code', 'password', 'enrolment']

/** The step that an answer asks for; undefined for other errors. */
export function openStepOf(error: unknown): OpenStep | undefined {
  return error instanceof ApiError ? steps.find((step) => step === error.access) : undefined
}
