import { queryOptions } from '@tanstack/react-query'
import { type Report, type ReportKind, reportKinds } from '../../../../worker/contract/reports.ts'
import { adminKeys } from '../../../shared/lib/admin-keys.ts'
import { answer, reportsApi } from '../../../shared/lib/api.ts'
import { isDay } from '../../../shared/lib/wall-clock.ts'

const LOOK_EVERY_MS = 1500

export function isGoing({ state }: Report): boolean {
  return state === 'queued' || state === 'running'
}

/** Looked at again and again while one of them is on its way. */
export const reportsQuery = queryOptions({
  queryKey: adminKeys.reports,
  queryFn: ({ signal }): Promise<Report[]> => answer(reportsApi.index.$get(undefined, { init: { signal } })),
  refetchInterval: ({ state }) => (state.data?.some(isGoing) ? LOOK_EVERY_MS : false),
  staleTime: 0,
})

/** What the form begins with: another screen may lead here with its own filters. */
export interface ReportsSearch {
  kind?: ReportKind
  from?: string
  to?: string
}

export function reportsSearch(search: Record<string, unknown>): ReportsSearch {
  const kind = reportKinds.find((known) => known === search.kind)
  const { from, to } = search
  const span = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to)
  return { ...(kind && { kind }), ...(span && { from, to }) }
}
