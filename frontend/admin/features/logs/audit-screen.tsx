import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Column } from '#admin/shared/ui/table/data-table.tsx'
import { auditDetailTexts } from '#contract/audit-details.ts'
import { formatPerson, formatSubject, recordName } from '#contract/audit-subjects.ts'
import { openActions } from '#contract/health-in-logs.ts'
import type { AuditRow } from '#contract/logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { NOBODY } from '#texts/audit.ts'
import { shownActionNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { LogScreen } from './log-screen.tsx'
import { auditQuery } from './logs-query.ts'
import { auditSearch } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { UserLink, When } from './rows/log-cells.tsx'
import { type Detail, LogDetails } from './rows/log-details.tsx'
import { dateAndSecond } from './rows/log-time.ts'
import { RequestLinks } from './rows/request-links.tsx'

const route = getRouteApi('/_app/registros/')

const actions = openActions
  .map((value) => ({ value, label: shownActionNames[value] }))
  .sort((a, b) => a.label.localeCompare(b.label, LOCALE))

function detailsOf(row: AuditRow): Detail[] {
  return [
    [t('at'), dateAndSecond(row.at)],
    [t('audit.actor'), row.actor ? formatPerson(row.actor) : NOBODY],
    [t('audit.subject'), formatSubject(row) || '—'],
    [t('origin'), row.origin],
    [t('request'), <RequestLinks key="request" id={row.requestId} log="audit" />],
    ...auditDetailTexts(row.action, row.detail),
  ]
}

function Subject({ row: { action, subject } }: { row: AuditRow }) {
  if (!subject) return '—'
  return subject.fullName === null ? recordName(action) : <UserLink user={subject} />
}

const columns: Column<AuditRow>[] = [
  {
    key: 'action',
    title: t('audit.action'),
    cell: ({ action }) => <span className="font-semibold">{shownActionNames[action]}</span>,
  },
  { key: 'actor', title: t('audit.actor'), cell: ({ actor }) => <UserLink user={actor} /> },
  {
    key: 'subject',
    title: t('audit.subject'),
    cell: (row) => <Subject row={row} />,
  },
  { key: 'at', title: t('at'), cell: ({ at }) => <When at={at} /> },
  {
    key: 'details',
    title: t('details'),
    className: 'md:w-24',
    cell: (row) => <LogDetails title={shownActionNames[row.action]} details={detailsOf(row)} />,
  },
]

export function AuditScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(auditQuery(search))
  return (
    <LogScreen
      log="audit"
      search={search}
      onSearch={(next) => void navigate({ search: auditSearch(next), replace: true, resetScroll: false })}
      pages={pages}
      columns={columns}
      selects={[
        {
          key: 'action',
          label: t('audit.action'),
          emptyLabel: t('any'),
          options: actions,
          value: search.action,
        },
      ]}
      hasMemberFilter
      hasRequestFilter
      fetchFile={() => logsApi.audit.export.$post({ query: search })}
    />
  )
}
