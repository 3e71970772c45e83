import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { type Column, DataTable, DataTableSkeleton } from '#admin/shared/ui/table/data-table.tsx'
import { registrationStatuses } from '#contract/accounts.ts'
import { policyStates } from '#contract/insurance.ts'
import { ageText, type StatisticsRange, type StatisticsRow } from '#contract/statistics.ts'
import { formatWait } from '#contract/statistics-words.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { t } from '#locales/admin-statistics.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { dateAndTime, integer, time } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { NextPage } from '#shared/ui/show-more.tsx'
import {
  consultationStatusNames,
  consultationTypeNames,
  policyStateNames,
  registrationStatusNames,
} from '#texts/labels.ts'
import { BackLink } from '../back-link.tsx'
import { rowsQuery } from '../statistics-query.ts'
import type { RowsSearch } from '../statistics-search.ts'
import { dayText, spanText } from '../statistics-text.ts'

const route = getRouteApi('/_app/estatisticas/lista')

const memberColumn: Column<StatisticsRow> = {
  key: 'member',
  title: t('rows.member'),
  cell: ({ member }) =>
    member && (
      <span className="grid">
        <span className="font-semibold">{member.fullName}</span>
        <span className="text-14 break-all text-soft">{member.email}</span>
      </span>
    ),
}
const whenColumn: Column<StatisticsRow> = {
  key: 'when',
  title: t('rows.when'),
  cell: ({ at }) => at && <span className="tabular-nums">{dateAndTime(at, PROVIDER_TIME_ZONE)}</span>,
}

function statusColumn(word: (status: string) => string): Column<StatisticsRow> {
  return { key: 'status', title: t('rows.status'), cell: ({ status }) => status && word(status) }
}

const registrationColumn = statusColumn((status) =>
  status === 'pending' || status === 'email_confirmed' || status === 'rejected'
    ? registrationStatusNames[status]
    : registrationStatusNames.approved,
)
const consultationColumn = statusColumn((status) =>
  status === 'Scheduled' || status === 'Completed'
    ? consultationStatusNames[status]
    : consultationStatusNames.Cancelled,
)
const policyColumn = statusColumn((status) =>
  status === 'unsent' || status === 'pending' || status === 'approved'
    ? policyStateNames[status]
    : policyStateNames.rejected,
)
const dayColumn: Column<StatisticsRow> = {
  key: 'day',
  title: t('day'),
  cell: ({ id }) => <span className="tabular-nums">{dayText(id)}</span>,
}
const countColumn: Column<StatisticsRow> = {
  key: 'count',
  title: t('rows.consultations'),
  cell: (row) => row.count !== null && integer(row.count),
  align: 'end',
}
const waitColumn: Column<StatisticsRow> = {
  key: 'wait',
  title: t('rows.wait'),
  cell: ({ minutes }) => formatWait(minutes),
}
const fileColumn: Column<StatisticsRow> = {
  key: 'file',
  title: t('rows.file'),
  cell: ({ policy }) => policy && <FileName name={policy.fileName} />,
}

function columnsOf({ list }: RowsSearch): Column<StatisticsRow>[] {
  if (list === 'decisions') return [memberColumn, whenColumn, registrationColumn, waitColumn]
  if (list === 'active') return [memberColumn, registrationColumn]
  if (list === 'policies') return [memberColumn, fileColumn, whenColumn, policyColumn]
  if (list === 'registrations') return [memberColumn, whenColumn, registrationColumn]
  return [dayColumn, countColumn]
}

function titleOf({ key, list }: RowsSearch): string {
  return list === 'active' ? t('rows.active', { week: dayText(key) }) : t(`rows.${list}`)
}

/** Label of the bar that links here, or empty. */
function filterOf({ by, key, list }: RowsSearch): string {
  if (!key || list === 'active') return ''
  if (list === 'registrations') return String(registrationColumn.cell(fillRow({ status: key })))
  if (list === 'policies') return String(policyColumn.cell(fillRow({ status: key })))
  if (by === 'status') return String(consultationColumn.cell(fillRow({ status: key })))
  if (by === 'type' && (key === 'In-person' || key === 'Video' || key === 'Phone'))
    return consultationTypeNames[key]
  return key
}

function fillRow(row: Partial<StatisticsRow>): StatisticsRow {
  return {
    id: '',
    at: null,
    member: null,
    status: null,
    count: null,
    policy: null,
    minutes: null,
    ...row,
  }
}

/** Links to the policy if the row is one, otherwise to the member. */
function rowLink(row: StatisticsRow, children: ReactNode, className: string) {
  if (!row.member) return children
  if (row.policy) {
    return (
      <Link to="/apolices/$id" params={{ id: row.policy.id }} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <Link to="/membros/$id" params={{ id: row.member.id }} className={className}>
      {children}
    </Link>
  )
}

/** Links to a report of the whole list, where one exists. */
function RowsExport({ search: { age, from, key, list, to } }: { search: RowsSearch }) {
  if (age !== undefined || (list !== 'registrations' && list !== 'policies')) return null
  return (
    <Link
      to="/relatorios"
      search={reportsSearch(list, key, { from, to })}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      <FileDown size={18} aria-hidden />
      {t('export')}
    </Link>
  )
}

function reportsSearch(kind: 'registrations' | 'policies', key: string, range: StatisticsRange) {
  const status = registrationStatuses.find((known) => known === key)
  const policyState = policyStates.find((known) => known === key)
  return kind === 'registrations'
    ? { kind, ...range, ...(status && { status }) }
    : { kind, ...range, ...(policyState && { policyState }) }
}

export function RowsScreen() {
  const search = route.useSearch()
  const query = useInfiniteQuery(rowsQuery(search))
  const online = useOnline()
  const rows = query.data?.pages.flatMap((page) => page.rows)
  const columns = columnsOf(search)
  const title = titleOf(search)
  const period =
    search.age === undefined
      ? spanText(search.from, search.to)
      : t('rows.age', { age: ageText(Number(search.age)), day: dayText(search.to) })
  return (
    <>
      <BackLink from={search.from} to={search.to} />
      <PageHeader
        title={title}
        action={<RowsExport search={search} />}
        description={
          search.list === 'active' ? undefined : [filterOf(search), period].filter(Boolean).join(' · ')
        }
      />
      {search.list === 'consultations' && (
        <div className="mb-4">
          <Notice meaning="info">{t('rows.withoutPerson')}</Notice>
        </div>
      )}
      {!online && <OfflineNote time={rows && time(query.dataUpdatedAt)} />}
      {rows?.length === 0 ? (
        <Card>
          <p className="py-10 text-center text-soft">
            {t(search.list === 'active' ? 'rows.weekGone' : 'rows.empty')}
          </p>
        </Card>
      ) : rows ? (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          {...(search.list !== 'consultations' && { rowLink })}
        />
      ) : query.error ? (
        <ErrorCard message={t('rows.failed')} error={query.error} query={query} />
      ) : (
        <DataTableSkeleton label={t('rows.loading')} columns={columns} />
      )}
      <NextPage query={query} failed={messageFor} />
    </>
  )
}
