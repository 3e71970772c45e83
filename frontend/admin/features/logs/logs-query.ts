import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { AccessRow, AuditRow, ErrorRow, LogPage, MailRow } from '#contract/logs.ts'
import { answer, logsApi } from '#shared/lib/api/clients.ts'
import type { AccessSearch, AuditSearch, ErrorSearch, MailSearch } from './logs-search.ts'

/** Milliseconds; logs grow all the time. */
const FRESH_MS = 10_000

function logQuery<Row>(
  key: readonly unknown[],
  page: (cursor: { cursor?: string }, init: { init: RequestInit }) => Promise<LogPage<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => page(pageParam ? { cursor: pageParam } : {}, { init: { signal } }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

export const auditQuery = (search: AuditSearch) =>
  logQuery<AuditRow>(queryKeys.logs.list('audit', search), (cursor, options) =>
    answer(logsApi.audit.$get({ query: { ...search, ...cursor } }, options)),
  )

export const accessQuery = (search: AccessSearch) =>
  logQuery<AccessRow>(queryKeys.logs.list('access', search), (cursor, options) =>
    answer(logsApi.access.$get({ query: { ...search, ...cursor } }, options)),
  )

export const mailQuery = (search: MailSearch) =>
  logQuery<MailRow>(queryKeys.logs.list('mails', search), (cursor, options) =>
    answer(logsApi.mails.$get({ query: { ...search, ...cursor } }, options)),
  )

export const errorQuery = (search: ErrorSearch) =>
  logQuery<ErrorRow>(queryKeys.logs.list('errors', search), (cursor, options) =>
    answer(logsApi.errors.$get({ query: { ...search, ...cursor } }, options)),
  )
