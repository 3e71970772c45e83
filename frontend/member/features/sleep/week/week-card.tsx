import { useEffect, useState } from 'react'
import type { SleepEntry } from '#contract/sleep.ts'
import { type Week, weekOf } from '#member/shared/lib/health/sleep-week.ts'
import { hueStyle } from '#member/shared/ui/hue-style.ts'
import { services } from '#member/shared/ui/services.ts'
import { WeekNavigation } from '#member/shared/ui/week-navigation.tsx'
import { dayAndMonth, dayRange, isoDay } from '#shared/lib/format/format.ts'
import { dayAfter } from '#shared/lib/format/wall-clock.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { sleepTexts as t } from '../sleep-texts.ts'
import { WeekChart, WeekLegend } from './week-chart.tsx'
import { WeekTable } from './week-table.tsx'

const PAGE_DAYS = 7

interface WeekCardProps {
  entries: readonly SleepEntry[]
  /** Entries that are not loaded yet. */
  older: { exist: boolean; failed: boolean; loading: boolean; load: () => void }
}

/** Seven days, ending today; the buttons go back a week at a time. */
export function WeekCard({ entries, older }: WeekCardProps) {
  const [pagesBack, setPagesBack] = useState(0)
  const today = isoDay(Date.now())
  const week = weekOf(entries, dayAfter(today, -PAGE_DAYS * pagesBack))
  const oldest = entries.at(-1)
  const oldestDay = oldest ? isoDay(oldest.sleepEnd) : today
  // The next page may hold another entry that ended on the oldest loaded day.
  const incomplete = older.exist && oldestDay >= week.first
  const { failed, loading, load } = older

  useEffect(() => {
    if (incomplete && !failed && !loading) load()
  }, [incomplete, failed, loading, load])

  const range = dayRange(week.first, week.last)
  return (
    <Card className="hue" style={hueStyle(services.sleep.hue)}>
      <section aria-label={t('week.title', { range })}>
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <Means week={week} />
          <WeekNavigation
            range={range}
            previous={{
              label: t('week.previous'),
              disabled: !older.exist && oldestDay >= week.first,
              onClick: () => setPagesBack(pagesBack + 1),
            }}
            next={{
              label: t('week.next'),
              disabled: pagesBack === 0,
              onClick: () => setPagesBack(pagesBack - 1),
            }}
          />
        </div>
        {week.nights > 0 && (
          <p className="text-14 text-soft">{t('week.quality', { value: week.meanQuality })}</p>
        )}
        {incomplete && failed ? (
          <ErrorState message={t('records.moreFailed')} retrying={loading} onRetry={load} />
        ) : incomplete ? (
          <Loading label={t('records.loading')}>
            <Skeleton className="mt-4 h-64 w-full rounded-control md:h-80" />
          </Loading>
        ) : (
          <>
            <WeekChart week={week} today={today} />
            <WeekLegend />
            <WeekTable
              week={week}
              range={t('week.range', { first: longDay(week.first), last: longDay(week.last) })}
            />
          </>
        )}
      </section>
    </Card>
  )
}

function longDay(day: string): string {
  const { day: number, month } = dayAndMonth(`${day}T12:00:00Z`, 'UTC')
  return `${Number(number)} ${month}`
}

function Means({ week: { nights, meanMinutes } }: { week: Week }) {
  if (nights === 0) return <p className="py-2.5 text-14 font-medium text-soft">{t('week.none')}</p>
  const total = Math.round(meanMinutes)
  const parts = [
    { value: Math.floor(total / 60), unit: 'h' },
    { value: total % 60, unit: 'min' },
  ]
  return (
    <div>
      <p className="text-14 font-medium text-soft">{t('week.mean', { count: nights })}</p>
      <p className="flex gap-x-2 text-28 font-bold tracking-tight tabular-nums">
        {parts.map(({ value, unit }) => (
          <span key={unit}>
            {value}
            <span className="text-16 font-semibold tracking-normal text-soft"> {unit}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
