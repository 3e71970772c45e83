import { useQuery } from '@tanstack/react-query'
import { Info, Sprout } from 'lucide-react'
import { useState } from 'react'
import { type ExerciseDay, type ExerciseWeek, WEEKS_IN_A_ROW_MAX } from '#contract/exercise.ts'
import { WeekNavigation } from '#member/shared/ui/week-navigation.tsx'
import { dayRange, isoDay } from '#shared/lib/format/format.ts'
import { dayAfter } from '#shared/lib/format/wall-clock.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { exerciseWeekQuery } from '../exercise-queries.ts'
import { exerciseTexts as t } from '../exercise-texts.ts'
import { StrengthDays } from './strength-days.tsx'
import { WeekChart } from './week-chart.tsx'
import { WeekGoal } from './week-goal.tsx'
import { WeekTable } from './week-table.tsx'

const isActive = ({ light, moderate, vigorous }: ExerciseDay) => light + moderate + vigorous > 0

/** The current week; the buttons go back and forth a week at a time. */
export function WeekCard() {
  const today = isoDay(Date.now())
  const [day, setDay] = useState(today)
  const query = useQuery(exerciseWeekQuery(day))
  const { data: week } = query
  if (!week) {
    return (
      <Card>
        {query.isError ? (
          <ErrorState
            message={t('week.failed')}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading label={t('week.loading')}>
            <Skeleton className="h-4 w-32" />
            <Skeleton className="mt-2 h-8 w-28" />
            <Skeleton className="mt-5 h-64 w-full rounded-control" />
          </Loading>
        )}
      </Card>
    )
  }
  const first = week.days[0]?.day ?? day
  const last = week.days.at(-1)?.day ?? day
  const range = dayRange(first, last)
  return (
    <Card>
      <section aria-label={t('week.title', { range })}>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h2 className="text-18 font-semibold tracking-tight">{t('week.heading')}</h2>
          <WeekNavigation
            range={range}
            previous={{
              label: t('week.previous'),
              disabled: !week.hasOlder,
              onClick: () => setDay(dayAfter(first, -1)),
            }}
            next={{
              label: t('week.next'),
              disabled: last >= today,
              onClick: () => setDay(dayAfter(last, 1)),
            }}
          />
        </div>
        <WeekGoal minutes={week.countedMinutes} over={last < today} />
        {week.days.some(isActive) && <WeekChart days={week.days} today={today} />}
        <WeekTable days={week.days} range={range} />
        <StrengthDays count={week.strengthDays} />
        <InARow week={week} />
        <Source />
      </section>
    </Card>
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
