import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import { formatPerson } from '#contract/audit-subjects.ts'
import type { AccessRow } from '#contract/logs.ts'
import { accessScopes } from '#contract/members.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { accessReasonNames, accessScopeNames } from '#texts/labels.ts'
import { LogScreen } from './log-screen.tsx'
import { accessQuery } from './logs-query.ts'
import { accessSearch } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { UserLink, When } from './rows/log-cells.tsx'
import { type Detail, LogDetails } from './rows/log-details.tsx'
import { dateAndSecond } from './rows/log-time.ts'
import { RequestLinks } from './rows/request-links.tsx'

const route = getRouteApi('/_app/registros/acessos')

const scopes = accessScopes.map((value) => ({ value, label: accessScopeNames[value] }))

function detailsOf(row: AccessRow): Detail[] {
  return [
    [t('at'), dateAndSecond(row.at)],
    [t('access.actor'), formatPerson(row.actor)],
    [t('access.subject'), formatPerson(row.subject)],
    [t('access.reason'), accessReasonNames[row.reason]],
    [t('access.reasonText'), row.reasonText ?? '—'],
    ...(row.recordId ? [[t('access.record'), row.recordId] as const] : []),
    [t('origin'), row.origin],
    [t('request'), <RequestLinks key="request" id={row.requestId} log="access" />],
  ]
}

const columns: Column<AccessRow>[] = [
  {
    key: 'scope',
    title: t('access.scope'),
    cell: ({ scope }) => <span className="font-semibold">{accessScopeNames[scope]}</span>,
  },
  { key: 'subject', title: t('access.subject'), cell: ({ subject }) => <UserLink user={subject} /> },
  { key: 'actor', title: t('access.actor'), cell: ({ actor }) => <UserLink user={actor} /> },
  {
    key: 'reason',
    title: t('access.reason'),
    cell: ({ reason }) => <span className="text-14">{accessReasonNames[reason]}</span>,
  },
  { key: 'at', title: t('at'), cell: ({ at }) => <When at={at} /> },
  {
    key: 'details',
    title: t('details'),
    className: 'md:w-24',
    cell: (row) => <LogDetails title={accessScopeNames[row.scope]} details={detailsOf(row)} />,
  },
]

export function AccessScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(accessQuery(search))
  return (
    <LogScreen
      log="access"
      search={search}
      onSearch={(next) => void navigate({ search: accessSearch(next), replace: true, resetScroll: false })}
      pages={pages}
      columns={columns}
      selects={[
        {
          key: 'scope',
          label: t('access.scope'),
          emptyLabel: t('anyOne'),
          options: scopes,
          value: search.scope,
        },
      ]}
      hasMemberFilter
      hasRequestFilter
      fetchFile={() => logsApi.access.export.$post({ query: search })}
    />
  )
}
