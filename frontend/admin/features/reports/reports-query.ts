import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Report } from '#contract/reports.ts'
import { answer, reportsApi } from '#shared/lib/api/clients.ts'

const LOOK_EVERY_MS = 1500

export function isGoing({ state }: Report): boolean {
  return state === 'queued' || state === 'running'
}

/** Looked at again and again while one of them is on its way. */
export const reportsQuery = queryOptions({
  queryKey: queryKeys.reports,
  queryFn: ({ signal }): Promise<Report[]> => answer(reportsApi.index.$get(undefined, { init: { signal } })),
  refetchInterval: ({ state }) => (state.data?.some(isGoing) ? LOOK_EVERY_MS : false),
  staleTime: 0,
})
