import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import { type ErrorRow, errorSources } from '#contract/logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { errorSourceNames } from '#texts/labels.ts'
import { LogScreen } from './log-screen.tsx'
import { errorQuery } from './logs-query.ts'
import { errorSearch } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { When } from './rows/log-cells.tsx'
import { type Detail, LogDetails } from './rows/log-details.tsx'
import { dateAndSecond } from './rows/log-time.ts'
import { RequestLinks } from './rows/request-links.tsx'

const route = getRouteApi('/_app/registros/erros')

const sources = errorSources.map((value) => ({ value, label: errorSourceNames[value] }))

function detailsOf(row: ErrorRow): Detail[] {
  return [
    [t('at'), dateAndSecond(row.at)],
    [t('error.source'), errorSourceNames[row.source]],
    [t('error.place'), row.place],
    ...(row.status === null ? [] : [[t('error.status'), String(row.status)] as const]),
    [t('error.code'), row.code],
    [t('error.kind'), row.kind],
    [t('error.frames'), row.frames?.replaceAll(' < ', '\n') ?? '—'],
    [t('request'), row.requestId ? <RequestLinks key="request" id={row.requestId} log="error" /> : '—'],
  ]
}

const columns: Column<ErrorRow>[] = [
  {
    key: 'place',
    title: t('error.place'),
    cell: ({ place }) => <span className="font-semibold break-all">{place}</span>,
  },
  {
    key: 'source',
    title: t('error.source'),
    cell: ({ source }) => <span className="text-14">{errorSourceNames[source]}</span>,
  },
  {
    key: 'kind',
    title: t('error.kind'),
    cell: ({ kind, status }) => (
      <span className="text-14 break-words">{status === null ? kind : `${status} · ${kind}`}</span>
    ),
  },
  { key: 'at', title: t('at'), cell: ({ at }) => <When at={at} /> },
  {
    key: 'details',
    title: t('details'),
    className: 'md:w-24',
    cell: (row) => <LogDetails title={row.place} details={detailsOf(row)} />,
  },
]

export function ErrorScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(errorQuery(search))
  return (
    <LogScreen
      log="error"
      search={search}
      onSearch={(next) => void navigate({ search: errorSearch(next), replace: true, resetScroll: false })}
      pages={pages}
      columns={columns}
      selects={[
        {
          key: 'source',
          label: t('error.source'),
          emptyLabel: t('any'),
          options: sources,
          value: search.source,
        },
      ]}
      hasRequestFilter
      fetchFile={() => logsApi.errors.export.$post({ query: search })}
    />
  )
}
