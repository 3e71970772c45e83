import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '#admin/shared/lib/paged-query.ts'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type { AccessRow, AuditRow, ErrorRow, LogPage, MailRow } from '#contract/logs.ts'
import { answer, logsApi } from '#shared/lib/api/clients.ts'
import {
  type AccessSearch,
  type AuditSearch,
  accessSearch,
  auditSearch,
  type ErrorSearch,
  errorSearch,
  type MailSearch,
  mailSearch,
} from './logs-search.ts'

/** In milliseconds; short, because logs grow all the time. */
const FRESH_MS = 10_000

type Options = { init: RequestInit }

/** The queries of one log: its list, and an entry outside the list's loaded pages. */
function logQueries<Filters extends object, Row>(
  name: string,
  filtersIn: (search: Record<string, unknown>) => Filters,
  page: (query: Filters & { cursor?: string; id?: string }, options: Options) => Promise<LogPage<Row>>,
) {
  return {
    filtersIn,
    list(search: Filters & { entry?: string }) {
      const filters = filtersIn({ ...search })
      return {
        ...pagedQuery(queryKeys.logs.list(name, filters), (part, options) =>
          page({ ...filters, ...part }, options),
        ),
        staleTime: FRESH_MS,
        placeholderData: keepPreviousData,
      }
    },
    /** `null` where the log has no such entry. */
    entry: (id: string) =>
      queryOptions({
        queryKey: queryKeys.logs.list(name, { id }),
        queryFn: async ({ signal }) => {
          const { items } = await page({ ...filtersIn({}), id }, { init: { signal } })
          return items[0] ?? null
        },
        staleTime: FRESH_MS,
      }),
  }
}

export type LogQueries<Filters extends object, Row> = ReturnType<typeof logQueries<Filters, Row>>

export const auditQueries = logQueries<AuditSearch, AuditRow>('audit', auditSearch, (query, options) =>
  answer(logsApi.audit.$get({ query }, options)),
)

export const accessQueries = logQueries<AccessSearch, AccessRow>('access', accessSearch, (query, options) =>
  answer(logsApi.access.$get({ query }, options)),
)

export const mailQueries = logQueries<MailSearch, MailRow>('mails', mailSearch, (query, options) =>
  answer(logsApi.mails.$get({ query }, options)),
)

export const errorQueries = logQueries<ErrorSearch, ErrorRow>('errors', errorSearch, (query, options) =>
  answer(logsApi.errors.$get({ query }, options)),
)
