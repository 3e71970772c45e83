import { getRouteApi } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import { type ErrorRow, errorSources } from '#contract/logs.ts'
import { t } from '#locales/admin-logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { errorSourceNames } from '#texts/labels.ts'
import { LogScreen } from './log-screen.tsx'
import { dateAndSecond } from './log-time.ts'
import type { LogView } from './log-view.ts'
import { errorQueries } from './logs-query.ts'
import { errorSearch } from './logs-search.ts'
import { RequestLinks } from './panel/request-links.tsx'

const route = getRouteApi('/_app/registros/erros')

const sources = errorSources.map((source) => [source, errorSourceNames[source]] as const)

const view: LogView<ErrorRow> = {
  log: 'error',
  icon: TriangleAlert,
  grid: 'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_7.5rem] @lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_7.5rem]',
  nameTitle: t('error.place'),
  nameOf: ({ place }) => place,
  columns: [
    {
      title: t('error.kind'),
      className: 'hidden @md:block',
      cell: ({ kind, status }) => (status === null ? kind : `${status} · ${kind}`),
    },
    {
      title: t('error.source'),
      className: 'hidden @lg:block',
      cell: ({ source }) => errorSourceNames[source],
    },
  ],
  atTitle: t('at'),
  atOf: ({ at }) => at,
  factsOf: (row) => [
    [t('at'), dateAndSecond(row.at)],
    [t('error.source'), errorSourceNames[row.source]],
    ...(row.status === null ? [] : [[t('error.status'), String(row.status)] as const]),
    [t('error.code'), row.code],
    [t('error.kind'), row.kind],
    [t('request'), row.requestId ? <RequestLinks key="request" id={row.requestId} log="error" /> : '—'],
  ],
  moreOf: ({ frames }) =>
    frames && (
      <div className="mt-5">
        <PanelPart title={t('error.frames')}>
          <p className="text-14 wrap-anywhere whitespace-pre-line">{frames.replaceAll(' < ', '\n')}</p>
        </PanelPart>
      </div>
    ),
  choices: [{ key: 'source', label: t('error.source'), any: t('error.anySource'), options: sources }],
  hasRequestFilter: true,
}

export function ErrorScreen() {
  const search = route.useSearch()
  return (
    <LogScreen
      view={view}
      search={search}
      queries={errorQueries}
      fetchFile={() => logsApi.errors.export.$post({ query: errorSearch(search) })}
    />
  )
}
