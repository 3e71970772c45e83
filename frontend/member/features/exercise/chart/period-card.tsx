import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Info, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ExercisePeriod, type ExerciseWeek, WEEKS_IN_A_ROW_MAX } from '#contract/exercise.ts'
import { type LongPeriodKind, type Period, type PeriodKind, periodKinds } from '#contract/periods.ts'
import { t } from '#locales/exercise.ts'
import { periodLabel } from '#member/shared/lib/periods/period.ts'
import { usePeriod } from '#member/shared/lib/periods/use-period.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { PeriodNavigation } from '#member/shared/ui/charts/period-navigation.tsx'
import { PeriodSegments } from '#member/shared/ui/charts/period-segments.tsx'
import { integer, isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { exercisePeriodQuery, exerciseWeekQuery } from '../exercise-queries.ts'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { exerciseSentence } from './exercise-sentence.ts'
import { minutesIn } from './minutes-by-intensity.tsx'
import { MonthsChart } from './months-chart.tsx'
import { StrengthDays } from './strength-days.tsx'
import { WeekGoal } from './week-goal.tsx'

const options = periodKinds.map((value) => ({ value, label: t(`period.${value}`) }))

interface PeriodProps {
  day: string
  /** `undefined` means today. */
  onDay: (day: string | undefined) => void
}

/** The exercise of a week, a month or a year, with navigation to earlier ones. */
export function PeriodCard() {
  const { kind = 'week', day, showKind, showDay } = usePeriod()
  const shown = { day, onDay: showDay }
  return (
    <Card>
      <PeriodSegments label={t('period.label')} options={options} value={kind} onChange={showKind} />
      {kind === 'week' ? <WeekOfDay {...shown} /> : <LongPeriod kind={kind} {...shown} />}
    </Card>
  )
}

function PeriodPlaceholder({ query }: { query: UseQueryResult }) {
  if (query.isError) return <ErrorState message={t('period.failed')} query={query} />
  return (
    <Loading label={t('week.loading')}>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-2 h-8 w-28" />
      <Skeleton className="mt-5 h-64 w-full rounded-control" />
    </Loading>
  )
}

interface PeriodFrameProps {
  kind: PeriodKind
  period: Period
  title: string
  heading: string
  hasOlder: boolean
  onDay: PeriodProps['onDay']
  children: ReactNode
}

function PeriodFrame({ kind, period, title, heading, hasOlder, onDay, children }: PeriodFrameProps) {
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 className="text-18 font-semibold tracking-tight">{heading}</h2>
        <PeriodNavigation
          kind={kind}
          period={period}
          hasOlder={hasOlder}
          labels={{ previous: t(`period.previous.${kind}`), next: t(`period.next.${kind}`) }}
          keyOf={(day) =>
            kind === 'week' ? queryKeys.exercise.week(day) : queryKeys.exercise.period(kind, day)
          }
          onDay={onDay}
        />
      </div>
      {children}
    </section>
  )
}

function WeekOfDay({ day, onDay }: PeriodProps) {
  const today = isoDay(Date.now())
  const query = useQuery(exerciseWeekQuery(day))
  const { data: week } = query
  if (!week) return <PeriodPlaceholder query={query} />
  const period = { first: week.days[0]?.day ?? day, last: week.days.at(-1)?.day ?? day }
  const range = periodLabel('week', period)
  const title = t('week.title', { range })
  return (
    <PeriodFrame
      kind="week"
      period={period}
      title={title}
      heading={t('week.heading')}
      hasOlder={week.hasOlder}
      onDay={onDay}
    >
      <WeekGoal minutes={week.countedMinutes} over={period.last < isoDay(query.dataUpdatedAt)} />
      {week.days.some((one) => minutesIn(one) > 0) && (
        <DaysChart key={range} title={title} days={week.days} today={today} />
      )}
      <DaysTable days={week.days} caption={t('week.table.caption', { range })} />
      <StrengthDays count={week.strengthDays} />
      <InARow week={week} />
      <Source />
    </PeriodFrame>
  )
}

function LongPeriod({ kind, day, onDay }: PeriodProps & { kind: LongPeriodKind }) {
  const query = useQuery(exercisePeriodQuery(kind, day))
  if (!query.data) return <PeriodPlaceholder query={query} />
  return <ExerciseOfPeriod {...query.data} onDay={onDay} />
}

interface ExerciseOfPeriodProps {
  kind: LongPeriodKind
  period: ExercisePeriod
  onDay: PeriodProps['onDay']
}

function ExerciseOfPeriod({ kind, period, onDay }: ExerciseOfPeriodProps) {
  const range = periodLabel(kind, period)
  const title = t('chart.title', { range })
  const sentence = exerciseSentence(kind, period)
  const { activeDays, weeklyMinutes } = period.totals
  return (
    <PeriodFrame
      kind={kind}
      period={period}
      title={title}
      heading={t(`period.heading.${kind}`)}
      hasOlder={period.hasOlder}
      onDay={onDay}
    >
      {activeDays === 0 ? (
        <p className="mt-2 text-soft">{t('period.nothing')}</p>
      ) : (
        <>
          <p className="mt-2 text-14 font-medium text-soft">{t('chart.weeklyMean')}</p>
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-28 font-bold tracking-tight tabular-nums">
            {integer(weeklyMinutes)}
            <span className="text-16 font-semibold tracking-normal text-soft">{t('week.minutes')}</span>
            <span className="ml-1 text-14 font-medium tracking-normal text-soft">
              {t('chart.activeDays', { count: activeDays })}
            </span>
          </p>
          {sentence && <p className="mt-2 font-medium">{sentence}</p>}
          {kind === 'year' ? (
            <MonthsChart key={range} title={title} year={range} months={period.months} />
          ) : (
            <>
              <DaysChart key={range} title={title} days={period.days} today={isoDay(Date.now())} />
              <DaysTable days={period.days} caption={t('chart.caption', { range })} />
            </>
          )}
        </>
      )}
      <Source />
    </PeriodFrame>
  )
}

function InARow({ week: { weeksInARow } }: { week: ExerciseWeek }) {
  // A single week is not a streak, and a streak that ended is not mentioned.
  if (weeksInARow < 2) return null
  return (
    <p className="mt-3 flex items-center gap-2.5 font-medium">
      <Sprout size={22} aria-hidden className="text-good" />
      {weeksInARow >= WEEKS_IN_A_ROW_MAX ? t('week.inARowMax') : t('week.inARow', { count: weeksInARow })}
    </p>
  )
}

function Source() {
  return (
    <details className="mt-3 border-t border-edge pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-14 font-semibold text-brand-deep">
        <Info size={18} aria-hidden />
        {t('week.sourceToggle')}
      </summary>
      <p className="text-14 text-soft">{t('week.source')}</p>
    </details>
  )
}
