import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { usePeriod } from '#member/shared/lib/periods/use-period.ts'
import { PeriodSegments } from '#member/shared/ui/charts/period-segments.tsx'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { date, decimal } from '#shared/lib/format/format.ts'
import { bmiReading } from '#shared/lib/format/health-text.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { anamnesisHistoryQuery, currentAnamnesisQuery } from '../anamnesis-query.ts'
import { anamnesisTexts as t } from '../anamnesis-texts.ts'
import { WeightCharts } from './weight-charts.tsx'
import { WeightPeriod } from './weight-period.tsx'
import { weightSentence } from './weight-sentence.ts'

const ROWS = 6

const periods = (['all', 'month', 'year'] as const).map((value) => ({ value, label: t(`period.${value}`) }))

/** Weight and BMI over time: of all questionnaires, of a month or of a year. */
export function History() {
  const { kind, day, showKind, showDay } = usePeriod()
  const isEmpty = useQuery(currentAnamnesisQuery).data === null
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('history.title')}</h2>
      {!isEmpty && (
        <PeriodSegments
          label={t('period.label')}
          options={periods}
          value={kind ?? 'all'}
          onChange={showKind}
        />
      )}
      {kind && !isEmpty ? <WeightPeriod kind={kind} day={day} onDay={showDay} /> : <WholeHistory />}
    </Card>
  )
}

function WholeHistory() {
  const query = useInfiniteQuery(anamnesisHistoryQuery)
  const { data, isError, isFetching, refetch } = query
  return (
    <>
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
    </>
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
  const points = records
    .toReversed()
    .map(({ createdAt, weightKg, bmi }) => ({ at: createdAt, weightKg, bmi }))
  const sentence = weightSentence({ points })
  return (
    <>
      {sentence && <p className="font-medium">{sentence}</p>}
      <WeightCharts points={points} />
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
