import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorSourceNames } from '../../../../worker/contract/log-names.ts'
import { ERROR_LOG_DAYS, type ErrorRow, errorSources } from '../../../../worker/contract/logs.ts'
import { logsApi } from '../../../shared/lib/api.ts'
import type { Column } from '../../../shared/ui/data-table.tsx'
import { PagedTable } from '../../../shared/ui/paged-table.tsx'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { When } from './log-cells.tsx'
import { type Detail, LogDetails } from './log-details.tsx'
import { LogEmpty, logLooks } from './log-empty.tsx'
import { dateAndSecond } from './log-time.ts'
import { LogsFrame } from './logs-frame.tsx'
import { errorQuery } from './logs-query.ts'
import { errorSearch, filtersIn } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { RangeFilter } from './range-filter.tsx'

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
    [t('request'), row.requestId ?? '—'],
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
  const filtersSet = filtersIn(search)
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(errorQuery(search))
  const change = (part: Record<string, string>) =>
    void navigate({ search: errorSearch({ ...search, ...part }), replace: true, resetScroll: false })
  const clear = () => void navigate({ search: {}, replace: true })
  return (
    <LogsFrame
      at="/registros/erros"
      intro={t('error.intro', { days: ERROR_LOG_DAYS })}
      file={t('error.file')}
      fetchFile={() => logsApi.errors.export.$post({ query: search })}
      filtersSet={filtersSet}
      filters={
        <>
          <SelectField
            label={t('error.source')}
            emptyLabel={t('any')}
            options={sources}
            value={search.source ?? ''}
            onChange={(event) => change({ source: event.target.value })}
          />
          <RangeFilter range={search} onChange={change} />
        </>
      }
    >
      <PagedTable
        caption={t('error.caption')}
        columns={columns}
        rows={pages.data?.pages.flatMap((page) => page.items)}
        rowKey={({ id }) => id}
        pages={pages}
        texts={logLooks}
        empty={<LogEmpty onClear={filtersSet > 0 ? clear : undefined} />}
      />
    </LogsFrame>
  )
}
