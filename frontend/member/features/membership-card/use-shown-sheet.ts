import { useQuery } from '@tanstack/react-query'
import { type CachedSheet, healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'

/** The health profile, if the member wants it shown at the counter. */
export function useShownSheet(): CachedSheet | undefined {
  const { data: user } = useQuery(sessionQuery)
  const { data } = useQuery({ ...healthSheetQuery(user?.id ?? ''), enabled: Boolean(user) })
  return data?.profile.shownAtCounter ? data : undefined
}
