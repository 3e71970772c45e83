import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { date, decimal } from '#shared/lib/format/format.ts'
import { bmiReading } from '#shared/lib/format/health-text.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { anamnesisHistoryQuery } from './anamnesis-query.ts'
import { anamnesisTexts as t } from './anamnesis-texts.ts'
import { LineChart } from './line-chart.tsx'

const ROWS = 6
const WEIGHT_STEP = 5
const BMI_STEP = 2

export function History() {
  const query = useInfiniteQuery(anamnesisHistoryQuery)
  const { data, isError, isFetching, refetch } = query
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('history.title')}</h2>
      {data &&
        (data.length > 0 ? (
          <Records
            records={data}
            older={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        ) : (
          <EmptyState service="anamnesis">{t('history.empty')}</EmptyState>
        ))}
      {!data && isError && (
        <ErrorState message={t('history.failed')} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading label={t('history.loading')}>
          <Skeleton className="mt-4 h-44 w-full rounded-control" />
          <Skeleton className="mt-4 h-44 w-full rounded-control" />
        </Loading>
      )}
    </Card>
  )
}

interface RecordsProps {
  records: readonly Anamnesis[]
  /** Whether there are more entries than those loaded. */
  older: boolean
  loading: boolean
  failed: boolean
  onMore: () => void
}

function Records({ records, older, loading, failed, onMore }: RecordsProps) {
  const oldestFirst = records.toReversed()
  return (
    <>
      <LineChart
        title={t('history.weight')}
        step={WEIGHT_STEP}
        points={oldestFirst.map(({ createdAt, weightKg }) => ({ at: createdAt, value: weightKg }))}
      />
      <LineChart
        title={t('history.bmi')}
        step={BMI_STEP}
        bands
        points={oldestFirst.map(({ createdAt, bmi }) => ({ at: createdAt, value: bmi }))}
      />
      {records.length === 1 && <p className="mt-3 text-14 text-soft">{t('history.single')}</p>}
      <RecordTable records={records} />
      {older && (
        <ShowMore loading={loading} error={failed ? t('history.moreFailed') : undefined} onMore={onMore} />
      )}
    </>
  )
}

function RecordTable({ records }: { records: readonly Anamnesis[] }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <div className="mt-5 overflow-x-auto wrap-normal">
        <table className="w-full text-14 tabular-nums">
          <caption className="sr-only">{t('history.table')}</caption>
          <thead className="text-left text-soft">
            <tr>
              <th className="pb-1.5 font-medium">{t('history.date')}</th>
              <th className="pb-1.5 font-medium">{t('history.weightColumn')}</th>
              <th className="pb-1.5 font-medium">{t('history.bmiColumn')}</th>
              <th className="pb-1.5 font-medium">{t('history.classColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {records.slice(0, all ? undefined : ROWS).map(({ id, createdAt, weightKg, bmi, bmiClass }) => (
              <tr key={id} className="border-t border-edge">
                <th scope="row" className="py-2 pr-2 text-left font-medium">
                  {date(createdAt)}
                </th>
                <td className="pr-2 whitespace-nowrap">{t('history.kg', { value: decimal(weightKg) })}</td>
                <td className="pr-2">{decimal(bmi)}</td>
                <td>{bmiReading(bmi, bmiClass).label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {records.length > ROWS && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-4"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'history.fewer' : 'history.all')}
        </Button>
      )}
    </>
  )
}
