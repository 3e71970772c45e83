import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Allergy } from '#contract/health-profile.ts'
import { healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'

/** Maximum wait for the allergies before saving. */
const WAIT_MS = 5000

/**
 * Loads the allergies of the health profile while the form is filled in. The returned function resolves to them, or to
 * undefined if they cannot be read.
 */
export function useNotedAllergies(): () => Promise<readonly Allergy[] | undefined> {
  const client = useQueryClient()
  const { data: user } = useQuery(sessionQuery)
  const sheetQuery = healthSheetQuery(user?.id ?? '')
  useQuery({ ...sheetQuery, enabled: Boolean(user) })
  return async () => {
    if (!user) return undefined
    const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS))
    const loaded = client.ensureQueryData({ ...sheetQuery, retry: false }).then(
      ({ profile }) => profile.allergies,
      () => undefined,
    )
    return Promise.race([loaded, timeout])
  }
}
