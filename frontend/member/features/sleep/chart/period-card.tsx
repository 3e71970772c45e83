import { useQuery } from '@tanstack/react-query'
import { type PeriodKind, periodKinds } from '#contract/periods.ts'
import type { SleepMeans, SleepPeriod } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { sleepDays } from '#member/shared/lib/health/sleep-week.ts'
import { daysWithin, periodLabel } from '#member/shared/lib/periods/period.ts'
import { usePeriod } from '#member/shared/lib/periods/use-period.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { PeriodNavigation } from '#member/shared/ui/charts/period-navigation.tsx'
import { PeriodSegments } from '#member/shared/ui/charts/period-segments.tsx'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { services } from '#member/shared/ui/services.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { sleepPeriodQuery } from '../sleep-queries.ts'
import { DaysChart, DaysLegend } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { MonthsChart } from './months-chart.tsx'
import { sleepSentence } from './sleep-sentence.ts'

const options = periodKinds.map((value) => ({ value, label: t(`period.${value}`) }))

/** The sleep of a week, a month or a year, with navigation to earlier ones. */
export function PeriodCard() {
  const { kind = 'week', day, showKind, showDay } = usePeriod()
  const query = useQuery(sleepPeriodQuery(kind, day))
  return (
    <Card className="hue" style={hueStyle(services.sleep.hue)}>
      <PeriodSegments label={t('period.label')} options={options} value={kind} onChange={showKind} />
      {query.data ? (
        <SleepOfPeriod {...query.data} onDay={showDay} />
      ) : query.isError ? (
        <ErrorState message={t('period.failed')} query={query} />
      ) : (
        <Loading label={t('records.loading')}>
          <Skeleton className="mt-4 h-64 w-full rounded-control md:h-80" />
        </Loading>
      )}
    </Card>
  )
}

interface SleepOfPeriodProps {
  kind: PeriodKind
  period: SleepPeriod
  /** `undefined` means today. */
  onDay: (day: string | undefined) => void
}

function SleepOfPeriod({ kind, period, onDay }: SleepOfPeriodProps) {
  const today = isoDay(Date.now())
  const range = periodLabel(kind, period)
  const title = t('chart.title', { range })
  const days = sleepDays(period.entries, period.first, daysWithin(period))
  const sentence = sleepSentence(kind, period)
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <Means means={period.means} />
        <PeriodNavigation
          kind={kind}
          period={period}
          hasOlder={period.hasOlder}
          labels={{ previous: t(`period.previous.${kind}`), next: t(`period.next.${kind}`) }}
          keyOf={(day) => queryKeys.sleep.period(kind, day)}
          onDay={onDay}
        />
      </div>
      {sentence && <p className="mt-2 font-medium">{sentence}</p>}
      {kind === 'year' ? (
        <MonthsChart key={range} title={title} year={range} months={period.months} />
      ) : (
        <>
          <DaysChart key={range} title={title} days={days} today={today} />
          <DaysLegend days={days} />
          <DaysTable days={days} range={range} />
        </>
      )}
    </section>
  )
}

function Means({ means }: { means: SleepMeans | null }) {
  if (!means) return <p className="py-2.5 text-14 font-medium text-soft">{t('chart.none')}</p>
  const parts = [
    { value: Math.floor(means.minutes / 60), unit: 'h' },
    { value: means.minutes % 60, unit: 'min' },
  ]
  return (
    <div>
      <p className="text-14 font-medium text-soft">{t('chart.mean', { count: means.nights })}</p>
      <p className="flex gap-x-2 text-28 font-bold tracking-tight tabular-nums">
        {parts.map(({ value, unit }) => (
          <span key={unit}>
            {value}
            <span className="text-16 font-semibold tracking-normal text-soft"> {unit}</span>
          </span>
        ))}
      </p>
      <p className="text-14 text-soft">{t('chart.quality', { value: means.quality })}</p>
    </div>
  )
}
