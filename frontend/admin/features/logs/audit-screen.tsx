import { getRouteApi } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { auditDetailTexts } from '#contract/audit-details.ts'
import { formatSubject, recordId } from '#contract/audit-subjects.ts'
import { openActions } from '#contract/health-in-logs.ts'
import type { AuditRow, AuditSubject } from '#contract/logs.ts'
import { t } from '#locales/admin-logs.ts'
import { logsApi } from '#shared/lib/api/clients.ts'
import { shownActionNames } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { PersonName } from './list/log-cells.tsx'
import { LogScreen } from './log-screen.tsx'
import { dateAndSecond } from './log-time.ts'
import type { LogView } from './log-view.ts'
import { auditQueries } from './logs-query.ts'
import { auditSearch } from './logs-search.ts'
import { PersonLink } from './panel/person-link.tsx'
import { RequestLinks } from './panel/request-links.tsx'
import { SubjectName } from './subject-name.tsx'

const route = getRouteApi('/_app/registros/')

const actions = openActions
  .map((action) => [action, shownActionNames[action]] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, LOCALE))

function idFact(subject: AuditSubject | null) {
  const id = subject && recordId(subject)
  return id === null ? [] : [[t('audit.subjectId'), id] as const]
}

const view: LogView<AuditRow> = {
  log: 'audit',
  icon: ScrollText,
  grid: 'grid-cols-[minmax(0,1fr)_auto] @md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_7.5rem] @lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.5fr)_6.5rem]',
  nameTitle: t('audit.action'),
  nameOf: ({ action }) => shownActionNames[action],
  peopleOf: ({ actor, subject }) => (
    <>
      <PersonName person={actor} />
      {subject && !(subject.kind === 'person' && subject.id === actor?.id) && ` → ${formatSubject(subject)}`}
    </>
  ),
  columns: [
    {
      title: t('audit.actor'),
      className: 'hidden @md:block',
      cell: ({ actor }) => <PersonName person={actor} />,
    },
    {
      title: t('audit.subject'),
      className: 'hidden @lg:block',
      // Stacked above the link that covers the row.
      cell: ({ subject }) => (
        <SubjectName
          subject={subject}
          className="relative z-1 inline-block max-w-full truncate py-1 align-middle -outline-offset-2"
        />
      ),
    },
  ],
  atTitle: t('at'),
  atOf: ({ at }) => at,
  factsOf: (row) => [
    [t('at'), dateAndSecond(row.at)],
    [t('audit.actor'), <PersonLink key="actor" person={row.actor} />],
    [t('audit.subject'), <SubjectName key="subject" subject={row.subject} />],
    ...idFact(row.subject),
    ...auditDetailTexts(row.action, row.detail),
    [t('origin'), row.origin],
    [t('request'), <RequestLinks key="request" id={row.requestId} log="audit" />],
  ],
  choices: [{ key: 'action', label: t('audit.action'), any: t('audit.anyAction'), options: actions }],
  hasMemberFilter: true,
  hasRequestFilter: true,
}

export function AuditScreen() {
  const search = route.useSearch()
  return (
    <LogScreen
      view={view}
      search={search}
      queries={auditQueries}
      fetchFile={() => logsApi.audit.export.$post({ query: auditSearch(search) })}
    />
  )
}
