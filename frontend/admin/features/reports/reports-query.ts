import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { Report } from '#contract/reports.ts'
import { answer, reportsApi } from '#shared/lib/api/clients.ts'

const POLL_MS = 1500

export function isUnfinished({ state }: Report): boolean {
  return state === 'queued' || state === 'running'
}

/** Polls while a report is queued or running. */
export const reportsQuery = queryOptions({
  queryKey: queryKeys.reports,
  queryFn: ({ signal }): Promise<Report[]> => answer(reportsApi.index.$get(undefined, { init: { signal } })),
  refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? POLL_MS : false),
  staleTime: 0,
})
