import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Analyte } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ErrorCard, type Retryable } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { SelectInput } from '#shared/ui/forms/select-input.tsx'
import { analytesQuery, trendQuery } from '../exams-queries.ts'
import { TrendChart } from './trend-chart.tsx'
import { firstTrend, groupIntoSeries, type Series } from './trend-series.ts'
import { TrendTable } from './trend-table.tsx'

const route = getRouteApi('/_app/app/exams/')

export function Trends() {
  const query = useQuery(analytesQuery)
  const { data: analytes } = query
  const { valor: valueId = '' } = route.useSearch()
  const newest = analytes?.find(({ id }) => id === valueId)
  // `analytes` holds only the newest value of each analyte, so an older value is looked up through its trend.
  const older = useQuery({
    ...trendQuery(valueId),
    enabled: valueId !== '' && analytes !== undefined && !newest,
  })
  if (query.isPending || older.isLoading) return <TrendSkeleton />
  if (!analytes) return <Failed query={query} />
  if (older.isError) return <Failed query={older} />
  const chosen = newest ?? analytes.find(({ id }) => id === older.data?.[0]?.id) ?? firstTrend(analytes)
  if (!chosen) {
    return (
      <EmptyCard
        service="exams"
        action={
          <Link to="/app/exams/new" className={buttonClass({ variant: 'tint' })}>
            <Plus size={20} aria-hidden />
            {t('form.addTitle')}
          </Link>
        }
      >
        {t('trends.empty')}
      </EmptyCard>
    )
  }
  return (
    <div className="grid gap-5">
      <AnalyteSelect analytes={analytes} chosen={chosen} />
      <Trend {...chosen} />
    </div>
  )
}

function AnalyteSelect({ analytes, chosen }: { analytes: readonly Analyte[]; chosen: Analyte }) {
  const navigate = route.useNavigate()
  return (
    <div className="md:max-w-112">
      <SelectInput
        label={t('form.analyte')}
        name="valor"
        value={chosen.id}
        options={analytes.map(({ id, analyte, count }) => ({
          value: id,
          label: t('trends.option', { analyte, count }),
        }))}
        onChange={(event) => {
          const valor = event.currentTarget.value
          void navigate({
            search: (rest) => ({ ...rest, valor }),
            state: true,
            replace: true,
            resetScroll: false,
          })
        }}
      />
    </div>
  )
}

function Trend({ id, analyte }: Analyte) {
  const query = useQuery(trendQuery(id))
  if (query.isPending) return <TrendSkeleton />
  if (!query.data) return <Failed query={query} />
  const series = groupIntoSeries(query.data)
  return (
    <>
      {series.length > 1 && <Notice meaning="info">{t('trends.units')}</Notice>}
      <div className={cx('grid items-start gap-5', series.length > 1 && 'lg:grid-cols-2')}>
        {series.map((one) => (
          <UnitCard key={one.unit ?? ''} analyte={analyte} series={one} />
        ))}
      </div>
      <p className="text-14 text-soft">{t('trends.disclaimer')}</p>
    </>
  )
}

function UnitCard({ analyte, series: { unit, marks, points } }: { analyte: string; series: Series }) {
  const title = unit ? t('trends.chart', { analyte, unit }) : t('trends.chartNoUnit', { analyte })
  return (
    <Card className="@container">
      <h2 className="sr-only">{title}</h2>
      {marks.length > 0 ? (
        <TrendChart title={title} unit={unit} marks={marks} />
      ) : (
        <p className="text-soft">{t('trends.wordsOnly')}</p>
      )}
      {marks.length === 1 && <p className="mt-2 text-14 text-soft">{t('trends.single')}</p>}
      <TrendTable analyte={title} points={points} />
    </Card>
  )
}

function Failed({ query }: { query: Retryable }) {
  return <ErrorCard message={t('trends.failed')} query={query} />
}

function TrendSkeleton() {
  return (
    <Card>
      <Loading label={t('trends.loading')}>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-4 h-44 w-full rounded-control" />
        <Skeleton className="mt-4 h-24 w-full rounded-control" />
      </Loading>
    </Card>
  )
}
