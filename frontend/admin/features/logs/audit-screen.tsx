import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { auditDetailWords } from '../../../../worker/contract/audit-details.ts'
import { personWords, recordName, subjectWords } from '../../../../worker/contract/audit-subjects.ts'
import { openActions } from '../../../../worker/contract/health-in-logs.ts'
import { shownActionNames } from '../../../../worker/contract/log-names.ts'
import type { AuditRow } from '../../../../worker/contract/logs.ts'
import { logsApi } from '../../../shared/lib/api.ts'
import type { Column } from '../../../shared/ui/data-table.tsx'
import { PagedTable } from '../../../shared/ui/paged-table.tsx'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { PersonLink, When } from './log-cells.tsx'
import { type Detail, LogDetails } from './log-details.tsx'
import { LogEmpty, logLooks } from './log-empty.tsx'
import { dateAndSecond } from './log-time.ts'
import { LogsFrame } from './logs-frame.tsx'
import { auditQuery } from './logs-query.ts'
import { auditSearch, filtersIn } from './logs-search.ts'
import { t } from './logs-texts.ts'
import { PersonFilter } from './person-filter.tsx'
import { RangeFilter } from './range-filter.tsx'

const route = getRouteApi('/_app/registros/')

const actions = openActions
  .map((value) => ({ value, label: shownActionNames[value] }))
  .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'))

function detailsOf(row: AuditRow): Detail[] {
  return [
    [t('at'), dateAndSecond(row.at)],
    [t('audit.actor'), row.actor ? personWords(row.actor) : t('nobody')],
    [t('audit.subject'), subjectWords(row) || '—'],
    [t('origin'), row.origin],
    [t('request'), row.requestId],
    ...auditDetailWords(row.action, row.detail),
  ]
}

function Subject({ row: { action, subject } }: { row: AuditRow }) {
  if (!subject) return '—'
  return subject.fullName === null ? recordName(action) : <PersonLink person={subject} />
}

const columns: Column<AuditRow>[] = [
  {
    key: 'action',
    title: t('audit.action'),
    cell: ({ action }) => <span className="font-semibold">{shownActionNames[action]}</span>,
  },
  { key: 'actor', title: t('audit.actor'), cell: ({ actor }) => <PersonLink person={actor} /> },
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
  const filtersSet = filtersIn(search)
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(auditQuery(search))
  const change = (part: Record<string, string>) =>
    void navigate({ search: auditSearch({ ...search, ...part }), replace: true, resetScroll: false })
  const clear = () => void navigate({ search: {}, replace: true })
  return (
    <LogsFrame
      at="/registros"
      intro={t('audit.intro')}
      file={t('audit.file')}
      fetchFile={() => logsApi.audit.export.$post({ query: search })}
      filtersSet={filtersSet}
      filters={
        <>
          <PersonFilter
            name={search.person && (pages.data?.pages[0]?.person?.fullName ?? undefined)}
            onChange={(person) => change({ person })}
          />
          <SelectField
            label={t('audit.action')}
            emptyLabel={t('any')}
            options={actions}
            value={search.action ?? ''}
            onChange={(event) => change({ action: event.target.value })}
          />
          <RangeFilter range={search} onChange={change} />
        </>
      }
    >
      <PagedTable
        caption={t('audit.caption')}
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
