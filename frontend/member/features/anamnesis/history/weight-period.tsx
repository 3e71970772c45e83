import { useQuery } from '@tanstack/react-query'
import type { WeightPeriod as Weights } from '#contract/anamnesis.ts'
import type { LongPeriodKind } from '#contract/periods.ts'
import { t } from '#locales/anamnesis.ts'
import { periodLabel } from '#member/shared/lib/periods/period.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { ChartTable } from '#member/shared/ui/chart-table.tsx'
import { PeriodNavigation } from '#member/shared/ui/charts/period-navigation.tsx'
import { date, decimal, month } from '#shared/lib/format/format.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { weightsQuery } from '../anamnesis-query.ts'
import { WeightCharts } from './weight-charts.tsx'
import { weightSentence } from './weight-sentence.ts'

interface WeightPeriodProps {
  kind: LongPeriodKind
  day: string
  /** `undefined` means today. */
  onDay: (day: string | undefined) => void
}

/** Weight and BMI of a month, or the monthly means of a year. */
export function WeightPeriod({ kind, day, onDay }: WeightPeriodProps) {
  const query = useQuery(weightsQuery(kind, day))
  if (query.data) return <WeightsOfPeriod {...query.data} onDay={onDay} />
  if (query.isError) {
    return <ErrorState message={t('history.failed')} query={query} />
  }
  return (
    <Loading label={t('history.loading')}>
      <Skeleton className="mt-4 h-44 w-full rounded-control" />
      <Skeleton className="mt-4 h-44 w-full rounded-control" />
    </Loading>
  )
}

interface WeightsOfPeriodProps {
  kind: LongPeriodKind
  period: Weights
  onDay: WeightPeriodProps['onDay']
}

function WeightsOfPeriod({ kind, period, onDay }: WeightsOfPeriodProps) {
  const { points, before } = period
  const range = periodLabel(kind, period)
  const areMeans = kind === 'year'
  const sentence = weightSentence({ points, before, areMeans })
  return (
    <section aria-label={t('period.title', { range })}>
      <div className="flex justify-end">
        <PeriodNavigation
          kind={kind}
          period={period}
          hasOlder={before !== null}
          labels={{ previous: t(`period.previous.${kind}`), next: t(`period.next.${kind}`) }}
          keyOf={(day) => queryKeys.anamnesis.weights(kind, day)}
          onDay={onDay}
        />
      </div>
      {points.length === 0 ? (
        <p className="mt-3 text-soft">{t('period.nothing')}</p>
      ) : (
        <>
          {sentence && <p className="mt-3 font-medium">{sentence}</p>}
          <WeightCharts key={range} points={points} areMeans={areMeans} />
          <ChartTable
            caption={t('period.title', { range })}
            columns={[t('history.date'), t('weight'), t('history.bmiColumn')]}
          >
            {points.map(({ at, weightKg, bmi }) => (
              <tr key={at}>
                <th scope="row">{areMeans ? month(at) : date(at)}</th>
                <td>{t('history.kg', { value: decimal(weightKg) })}</td>
                <td>{decimal(bmi)}</td>
              </tr>
            ))}
          </ChartTable>
        </>
      )}
    </section>
  )
}
