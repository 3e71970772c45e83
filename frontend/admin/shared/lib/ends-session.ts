import { ApiError } from '#shared/lib/api/errors.ts'

const codes = ['unauthenticated', 'admin_only', 'second_factor_required']

/** Of these the sign-in tells. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && codes.includes(error.code ?? '')
}
