import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { type Column, DataTable, DataTableSkeleton } from '#admin/shared/ui/table/data-table.tsx'
import { bmiClasses } from '#contract/anamnesis.ts'
import { type StatisticsMonths, sleepBands } from '#contract/statistics.ts'
import { t } from '#locales/admin-statistics.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { integer, time } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { NextPage } from '#shared/ui/show-more.tsx'
import { BackLink } from '../back-link.tsx'
import { monthsQuery } from '../statistics-query.ts'
import { bandNames, monthText } from '../statistics-text.ts'

const route = getRouteApi('/_app/estatisticas/meses')

type Month = StatisticsMonths['months'][number]

const shown = (count: number | null) =>
  count === null ? <span className="text-14 text-soft">{t('protected')}</span> : integer(count)

/** A distribution's groups by month; never lists members. */
export function MonthsScreen() {
  const { distribution } = route.useSearch()
  const query = useInfiniteQuery(monthsQuery(distribution))
  const online = useOnline()
  const months = query.data?.pages.flatMap((page) => page.months)
  const bands = distribution === 'sleep' ? sleepBands : bmiClasses
  const columns: Column<Month>[] = [
    { key: 'month', title: t('months.month'), cell: ({ month }) => <b>{monthText(month)}</b> },
    ...bands.map(
      (band): Column<Month> => ({
        key: band,
        title: bandNames[band],
        align: 'end',
        cell: ({ cells }) => shown(cells.find((cell) => cell.band === band)?.count ?? null),
      }),
    ),
    { key: 'total', title: t('months.total'), align: 'end', cell: ({ total }) => shown(total) },
  ]
  const title = t(`months.${distribution}`)
  return (
    <>
      <BackLink />
      <PageHeader title={title} description={t('health.hint')} />
      {!online && <OfflineNote time={months && time(query.dataUpdatedAt)} />}
      {months?.length === 0 ? (
        <Card>
          <p className="py-10 text-center text-soft">{t('months.empty')}</p>
        </Card>
      ) : months ? (
        <DataTable caption={title} columns={columns} rows={months} rowKey={({ month }) => month} />
      ) : query.error ? (
        <ErrorCard message={t('rows.failed')} error={query.error} query={query} />
      ) : (
        <DataTableSkeleton label={t('months.loading')} columns={columns} />
      )}
      <NextPage query={query} failed={messageFor} />
    </>
  )
}
