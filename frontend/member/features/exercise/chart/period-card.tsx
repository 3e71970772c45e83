import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Info, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ExercisePeriod, type ExerciseWeek, WEEKS_IN_A_ROW_MAX } from '#contract/exercise.ts'
import { type LongPeriodKind, type Period, type PeriodKind, periodKinds } from '#contract/periods.ts'
import {
  dayOfSearch,
  nextDay,
  periodKindOf,
  periodLabel,
  periodSearchOf,
  previousDay,
} from '#member/shared/lib/periods/period.ts'
import type { PeriodSearch } from '#member/shared/lib/periods/period-search.ts'
import { PeriodNavigation } from '#member/shared/ui/charts/period-navigation.tsx'
import { PeriodSegments } from '#member/shared/ui/charts/period-segments.tsx'
import { integer, isoDay } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { exercisePeriodQuery, exerciseWeekQuery } from '../exercise-queries.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { exerciseSentence } from './exercise-sentence.ts'
import { minutesIn } from './minutes-by-intensity.tsx'
import { MonthsChart } from './months-chart.tsx'
import { StrengthDays } from './strength-days.tsx'
import { WeekGoal } from './week-goal.tsx'

const route = getRouteApi('/_app/app/exercise/')
const options = periodKinds.map((value) => ({ value, label: t(`period.${value}`) }))

interface ShownProps {
  day: string
  /** `undefined`: today. */
  onDay: (day: string | undefined) => void
}

/** The exercise of a week, a month or a year, and the way to earlier ones. */
export function PeriodCard() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const kind: PeriodKind = periodKindOf(search) ?? 'week'
  const show = (period: PeriodSearch) =>
    void navigate({
      search: ({ periodo: _, dia: __, ...rest }) => ({ ...rest, ...period }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  const shown: ShownProps = {
    day: dayOfSearch(search),
    onDay: (day) => show({ ...periodSearchOf(kind), ...(day && { dia: day }) }),
  }
  return (
    <Card>
      <PeriodSegments
        label={t('period.label')}
        options={options}
        value={kind}
        onChange={(chosen) => show(periodSearchOf(chosen))}
      />
      {kind === 'week' ? <WeekOfDay {...shown} /> : <LongPeriod kind={kind} {...shown} />}
    </Card>
  )
}

interface WaitingProps {
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

function Waiting({ isError, isFetching, refetch }: WaitingProps) {
  if (isError) {
    return <ErrorState message={t('period.failed')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <Loading label={t('week.loading')}>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-2 h-8 w-28" />
      <Skeleton className="mt-5 h-64 w-full rounded-control" />
    </Loading>
  )
}

interface FrameProps {
  kind: PeriodKind
  period: Period
  title: string
  heading: string
  hasOlder: boolean
  onDay: ShownProps['onDay']
  children: ReactNode
}

function Frame({ kind, period, title, heading, hasOlder, onDay, children }: FrameProps) {
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 className="text-18 font-semibold tracking-tight">{heading}</h2>
        <PeriodNavigation
          range={periodLabel(kind, period)}
          previous={{
            label: t(`period.previous.${kind}`),
            disabled: !hasOlder,
            onClick: () => onDay(previousDay(period)),
          }}
          next={{
            label: t(`period.next.${kind}`),
            disabled: period.last >= isoDay(Date.now()),
            onClick: () => onDay(nextDay(kind, period)),
          }}
        />
      </div>
      {children}
    </section>
  )
}

function WeekOfDay({ day, onDay }: ShownProps) {
  const today = isoDay(Date.now())
  const query = useQuery(exerciseWeekQuery(day))
  const { data: week } = query
  if (!week) return <Waiting {...query} />
  const period = { first: week.days[0]?.day ?? day, last: week.days.at(-1)?.day ?? day }
  const range = periodLabel('week', period)
  const title = t('week.title', { range })
  return (
    <Frame
      kind="week"
      period={period}
      title={title}
      heading={t('week.heading')}
      hasOlder={week.hasOlder}
      onDay={onDay}
    >
      <WeekGoal minutes={week.countedMinutes} over={period.last < today} />
      {week.days.some((one) => minutesIn(one) > 0) && (
        <DaysChart key={range} title={title} days={week.days} today={today} />
      )}
      <DaysTable days={week.days} caption={t('week.table.caption', { range })} />
      <StrengthDays count={week.strengthDays} />
      <InARow week={week} />
      <Source />
    </Frame>
  )
}

function LongPeriod({ kind, day, onDay }: ShownProps & { kind: LongPeriodKind }) {
  const query = useQuery(exercisePeriodQuery(kind, day))
  if (!query.data) return <Waiting {...query} />
  return <ShownPeriod {...query.data} onDay={onDay} />
}

interface ShownPeriodProps {
  kind: LongPeriodKind
  period: ExercisePeriod
  onDay: ShownProps['onDay']
}

function ShownPeriod({ kind, period, onDay }: ShownPeriodProps) {
  const range = periodLabel(kind, period)
  const title = t('chart.title', { range })
  const sentence = exerciseSentence(kind, period)
  const { activeDays, weeklyMinutes } = period.totals
  return (
    <Frame
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
    </Frame>
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
