import { useQuery } from '@tanstack/react-query'
import { healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'

/** The health profile and when it was loaded, in epoch milliseconds, if the member wants it shown at the counter. */
export function useShownSheet() {
  const { data: user } = useQuery(sessionQuery)
  const { data, dataUpdatedAt } = useQuery({ ...healthSheetQuery(user?.id ?? ''), enabled: Boolean(user) })
  return data?.profile.shownAtCounter ? { sheet: data, at: dataUpdatedAt } : undefined
}
