import { getRouteApi } from '@tanstack/react-router'
import { HeartPulse } from 'lucide-react'
import type { AccessRow } from '#contract/logs.ts'
import { accessScopes } from '#contract/members.ts'
import { t } from '#locales/admin-logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { accessReasonNames, accessScopeNames } from '#texts/labels.ts'
import { PersonName } from './list/log-cells.tsx'
import { LogScreen } from './log-screen.tsx'
import { dateAndSecond } from './log-time.ts'
import type { LogView } from './log-view.ts'
import { accessQueries } from './logs-query.ts'
import { accessSearch } from './logs-search.ts'
import { PersonLink } from './panel/person-link.tsx'
import { RequestLinks } from './panel/request-links.tsx'

const route = getRouteApi('/_app/registros/acessos')

const scopes = accessScopes.map((scope) => [scope, accessScopeNames[scope]] as const)

const view: LogView<AccessRow> = {
  log: 'access',
  icon: HeartPulse,
  grid: 'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_7.5rem] @lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)_7.5rem]',
  nameTitle: t('access.scope'),
  nameOf: ({ scope }) => accessScopeNames[scope],
  peopleOf: ({ actor, subject }) => (
    <>
      <PersonName person={actor} /> → <PersonName person={subject} />
    </>
  ),
  columns: [
    {
      title: t('access.subject'),
      className: 'hidden @md:block',
      cell: ({ subject }) => <PersonName person={subject} />,
    },
    {
      title: t('access.actor'),
      className: 'hidden @lg:block',
      cell: ({ actor }) => <PersonName person={actor} />,
    },
    {
      title: t('access.reason'),
      className: 'hidden @lg:block',
      cell: ({ reason }) => accessReasonNames[reason],
    },
  ],
  atTitle: t('at'),
  atOf: ({ at }) => at,
  factsOf: (row) => [
    [t('at'), dateAndSecond(row.at)],
    [t('access.actor'), <PersonLink key="actor" person={row.actor} />],
    [t('access.subject'), <PersonLink key="subject" person={row.subject} />],
    [t('access.reason'), accessReasonNames[row.reason]],
    [t('access.reasonText'), row.reasonText ?? '—'],
    ...(row.recordId ? [[t('access.record'), row.recordId] as const] : []),
    [t('origin'), row.origin],
    [t('request'), <RequestLinks key="request" id={row.requestId} log="access" />],
  ],
  choices: [{ key: 'scope', label: t('access.scope'), any: t('access.anyScope'), options: scopes }],
  hasMemberFilter: true,
  hasRequestFilter: true,
}

export function AccessScreen() {
  const search = route.useSearch()
  return (
    <LogScreen
      view={view}
      search={search}
      queries={accessQueries}
      fetchFile={() => logsApi.access.export.$post({ query: accessSearch(search) })}
    />
  )
}
