import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { HealthProfile, MedicationInUse, ProfileOwner } from '#contract/health-profile.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, healthProfileApi } from '#shared/lib/api/clients.ts'

/** The profile is separate from the context shown with it, so that a saved profile can replace it. */
export interface CachedSheet {
  profile: HealthProfile
  medications: MedicationInUse[]
  owner: ProfileOwner
}

/** The profile, the medications in use and whose they are. */
export function healthSheetQuery(memberId: string) {
  return queryOptions({
    queryKey: queryKeys.healthProfile(memberId),
    queryFn: async ({ signal }): Promise<CachedSheet> => {
      const loaded = await answer(healthProfileApi.index.$get({}, { init: { signal } }))
      const { medications, owner, ...profile } = loaded
      return { profile, medications, owner }
    },
    // Its medications are changed on another screen.
    staleTime: 0,
  })
}

export function keepSavedProfile(client: QueryClient, memberId: string, profile: HealthProfile): void {
  const { queryKey } = healthSheetQuery(memberId)
  client.setQueryData(queryKey, (known) => known && { ...known, profile })
}
