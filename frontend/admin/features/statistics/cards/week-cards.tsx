import type { Quantiles, Statistics, StatisticsRange } from '#contract/statistics.ts'
import { formatWait } from '#contract/statistics-words.ts'
import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import { dayText, isPartial, pointLabels, type StatisticsPeriod, spanText } from '../statistics-text.ts'
import { differenceText } from './compared-card.tsx'

const HOUR_MINUTES = 60

type Week = { week: string; isUnfinished: boolean }

function weekText(week: string, isUnfinished: boolean): string {
  return isUnfinished ? t('soFar', { when: dayText(week) }) : dayText(week)
}

/** The texts of a week's point, which is compared with the week as many weeks earlier as there are complete weeks. */
function weekPoint(week: string, isUnfinished: boolean, weeks: readonly Week[]) {
  const daysBack = 7 * weeks.filter((one) => !one.isUnfinished).length
  return {
    label: pointLabels(weeks.map((one) => one.week))(week),
    name: `${t('week')} ${weekText(week, isUnfinished)}`,
    comparedWith: isUnfinished ? null : t('weekOf', { day: dayText(addDays(week, -daysBack)) }),
    isUnfinished,
  }
}

/** Median time to a decision by week, beside the previous period's; the 90th percentile is only in the text. */
export function DecisionsCard({
  decisions,
  period,
}: {
  decisions: Statistics['decisions']
  period: StatisticsPeriod
}) {
  const { compared, current, previous, weeks } = decisions
  const waits = ({ median, p90 }: Quantiles) => ({ median: formatWait(median), p90: formatWait(p90) })
  const hours = (minutes: number | null) => (minutes === null ? null : minutes / HOUR_MINUTES)
  const behind = (week: string) =>
    ({ from: week, to: addDays(week, 6), list: 'decisions', by: 'status', key: '' }) as const
  return (
    <ChartCard
      title={t('decisions.title')}
      hint={t('decisions.hint')}
      headline={
        current.count > 0 && (
          <div>
            <p>
              <span className="text-28 font-bold tracking-tight">{formatWait(current.median)}</span>{' '}
              <span className="text-14 text-soft">{t('decisions.headline')}</span>
            </p>
            <p className="mt-1 text-14 text-soft">
              {t('decisions.most', { p90: formatWait(current.p90) })}{' '}
              {period.previous &&
                isPartial(period) &&
                compared.count > 0 &&
                t('decisions.untilYesterday', waits(compared))}{' '}
              {!period.previous
                ? t('change.uncompared')
                : previous.count > 0
                  ? t('decisions.before', {
                      when: spanText(period.previous.from, period.previous.to),
                      ...waits(previous),
                    })
                  : t('decisions.noneBefore', {
                      when: spanText(period.previous.from, period.previous.to),
                    })}
            </p>
          </div>
        )
      }
      head={[
        t('week'),
        t('decisions.count'),
        t('decisions.median'),
        t('decisions.medianBefore'),
        t('decisions.p90'),
      ]}
      table={weeks.map(({ week, isUnfinished, count, median, p90, previous: then }) => ({
        key: week,
        cells: [
          weekText(week, isUnfinished),
          integer(count),
          formatWait(median),
          formatWait(then.median),
          formatWait(p90),
        ],
        rows: count > 0 ? behind(week) : undefined,
      }))}
      empty={current.count === 0 ? t('decisions.none') : undefined}
    >
      <LineChart
        title={t('decisions.title')}
        points={weeks.map(({ week, isUnfinished, median, previous: then }) => ({
          ...weekPoint(week, isUnfinished, weeks),
          value: hours(median),
          previous: hours(then.median),
        }))}
        wordsOf={(value) => formatWait(Math.round(value * HOUR_MINUTES))}
        names={{ value: t('decisions.median'), previous: t('decisions.medianBefore') }}
        format={(value) => `${integer(value)} h`}
      />
    </ChartCard>
  )
}

export function ActiveCard({
  active: { weeks },
  range,
}: {
  active: Statistics['active']
  range: StatisticsRange
}) {
  const whole = weeks.filter(({ isUnfinished }) => !isUnfinished)
  const mean = (part: 'count' | 'previous') =>
    Math.round(whole.reduce((sum, week) => sum + (week[part] ?? 0), 0) / Math.max(1, whole.length))
  const first = weeks[0]?.week ?? range.from
  return (
    <ChartCard
      title={t('active.title')}
      hint={t('active.hint')}
      total={
        whole.length > 0
          ? {
              count: mean('count'),
              compared: mean('count'),
              previous: mean('previous'),
              before: { from: addDays(first, -7 * whole.length), to: addDays(first, -1) },
              unit: t('active.headline'),
            }
          : {
              count: weeks[0]?.count ?? 0,
              compared: 0,
              previous: 0,
              before: null,
              unit: t('active.thisWeek'),
            }
      }
      empty={weeks.every(({ count, previous }) => count + (previous ?? 0) === 0) ? t('nothing') : undefined}
      head={[t('week'), t('active.people'), t('before'), t('difference')]}
      table={weeks.map(({ week, isUnfinished, count, previous }) => ({
        key: week,
        cells: [
          weekText(week, isUnfinished),
          integer(count),
          previous === null ? '–' : integer(previous),
          differenceText(count, previous),
        ],
        rows: count > 0 ? { ...range, list: 'active', by: 'status', key: week } : undefined,
      }))}
    >
      <LineChart
        title={t('active.title')}
        points={weeks.map(({ week, isUnfinished, count, previous }) => ({
          ...weekPoint(week, isUnfinished, weeks),
          value: count,
          previous,
        }))}
        names={{ value: t('now'), previous: t('before') }}
        format={integer}
      />
    </ChartCard>
  )
}
