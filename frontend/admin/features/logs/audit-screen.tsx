import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { auditDetailTexts } from '#contract/audit-details.ts'
import { formatSubject, recordName } from '#contract/audit-subjects.ts'
import { openActions } from '#contract/health-in-logs.ts'
import type { AuditRow } from '#contract/logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { shownActionNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { PersonName } from './list/log-cells.tsx'
import { LogScreen } from './log-screen.tsx'
import { dateAndSecond } from './log-time.ts'
import type { LogView } from './log-view.ts'
import { auditQueries } from './logs-query.ts'
import { auditSearch, withEntry } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { PersonLink } from './panel/person-link.tsx'
import { RequestLinks } from './panel/request-links.tsx'

const route = getRouteApi('/_app/registros/')

const actions = openActions
  .map((action) => [action, shownActionNames[action]] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, LOCALE))

/** Links to a person; a record is named with its id. */
function Subject({ row }: { row: AuditRow }) {
  return row.subject?.fullName ? <PersonLink person={row.subject} /> : formatSubject(row) || '—'
}

const view: LogView<AuditRow> = {
  log: 'audit',
  icon: ScrollText,
  grid: 'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_7.5rem] @lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_7.5rem]',
  nameTitle: t('audit.action'),
  nameOf: ({ action }) => shownActionNames[action],
  columns: [
    {
      title: t('audit.actor'),
      className: 'hidden @md:block',
      cell: ({ actor }) => <PersonName person={actor} />,
    },
    {
      title: t('audit.subject'),
      className: 'hidden @lg:block',
      cell: ({ action, subject }) => (subject ? (subject.fullName ?? recordName(action)) : '—'),
    },
  ],
  atTitle: t('at'),
  atOf: ({ at }) => at,
  factsOf: (row) => [
    [t('at'), dateAndSecond(row.at)],
    [t('audit.actor'), <PersonLink key="actor" person={row.actor} />],
    [t('audit.subject'), <Subject key="subject" row={row} />],
    ...auditDetailTexts(row.action, row.detail),
    [t('origin'), row.origin],
    [t('request'), <RequestLinks key="request" id={row.requestId} log="audit" />],
  ],
}

export function AuditScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(auditQueries.list(search))
  return (
    <LogScreen
      view={view}
      search={search}
      onSearch={(next, options) =>
        navigate({ search: withEntry(auditSearch)(next), resetScroll: false, ...options })
      }
      pages={pages}
      entryQuery={auditQueries.entry}
      choices={[
        {
          key: 'action',
          label: t('audit.action'),
          any: t('audit.anyAction'),
          options: actions,
          value: search.action,
        },
      ]}
      hasMemberFilter
      hasRequestFilter
      fetchFile={() => logsApi.audit.export.$post({ query: auditSearch(search) })}
    />
  )
}
