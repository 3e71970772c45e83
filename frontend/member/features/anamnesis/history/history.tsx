import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Anamnesis } from '#contract/anamnesis.ts'
import { lastOfEachDay } from '#domain/weights.ts'
import { t } from '#locales/anamnesis.ts'
import { usePeriod } from '#member/shared/lib/periods/use-period.ts'
import { PeriodSegments } from '#member/shared/ui/charts/period-segments.tsx'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { anamnesisHistoryQuery, currentAnamnesisQuery } from '../anamnesis-query.ts'
import { brasiliaDay } from '../brasilia-day.ts'
import { EntryTable } from './entry-table.tsx'
import { WeightCharts } from './weight-charts.tsx'
import { WeightPeriod } from './weight-period.tsx'
import { weightSentence } from './weight-sentence.ts'

const periods = (['all', 'month', 'year'] as const).map((value) => ({ value, label: t(`period.${value}`) }))

interface HistoryProps {
  /** Called after a correction, a deletion or its undo, once the entries are in the cache. */
  onChange: () => void
}

/** Weight and BMI over time: of all questionnaires, of a month or of a year. */
export function History({ onChange }: HistoryProps) {
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
      {kind && !isEmpty ? (
        <WeightPeriod kind={kind} day={day} onDay={showDay} />
      ) : (
        <WholeHistory onChange={onChange} />
      )}
    </Card>
  )
}

function WholeHistory({ onChange }: HistoryProps) {
  const query = useInfiniteQuery(anamnesisHistoryQuery)
  const { data, isError } = query
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
            onChange={onChange}
          />
        ) : (
          <EmptyState service="anamnesis">{t('history.empty')}</EmptyState>
        ))}
      {!data && isError && <ErrorState message={t('history.failed')} query={query} />}
      {!data && !isError && (
        <Loading label={t('history.loading')}>
          <Skeleton className="mt-4 h-44 w-full rounded-control" />
          <Skeleton className="mt-4 h-44 w-full rounded-control" />
        </Loading>
      )}
    </>
  )
}

interface RecordsProps extends HistoryProps {
  records: readonly Anamnesis[]
  /** Whether there are entries beyond those loaded. */
  older: boolean
  loading: boolean
  failed: boolean
  onMore: () => void
}

function Records({ records, older, loading, failed, onMore, onChange }: RecordsProps) {
  const points = lastOfEachDay(records, ({ createdAt }) => brasiliaDay(createdAt))
    .toReversed()
    .map(({ createdAt, weightKg, bmi }) => ({ at: createdAt, weightKg, bmi }))
  const sentence = weightSentence({ points })
  return (
    <>
      {sentence && <p className="font-medium">{sentence}</p>}
      <WeightCharts points={points} />
      {points.length === 1 && <p className="mt-3 text-14 text-soft">{t('history.single')}</p>}
      <EntryTable entries={records} onChange={onChange} />
      {older && (
        <ShowMore loading={loading} error={failed ? t('history.moreFailed') : undefined} onMore={onMore} />
      )}
    </>
  )
}
