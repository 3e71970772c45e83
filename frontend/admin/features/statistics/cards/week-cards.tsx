import type { Statistics, StatisticsRange } from '#contract/statistics.ts'
import { formatWait } from '#contract/statistics-words.ts'
import { integer } from '#shared/lib/format/format.ts'
import { dayAfter } from '#shared/lib/format/wall-clock.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import { dayText, pointLabels } from '../statistics-text.ts'
import { t } from '../statistics-texts.ts'
import { differenceText } from './compared-card.tsx'

const HOUR_MINUTES = 60

/** Median wait for a decision by week, beside the previous period's; the 90th percentile is text only. */
export function DecisionsCard({ decisions }: { decisions: Statistics['decisions'] }) {
  const { current, previous, weeks } = decisions
  const hours = (minutes: number | null) => (minutes === null ? null : minutes / HOUR_MINUTES)
  const behind = (week: string) =>
    ({ from: week, to: dayAfter(week, 6), list: 'decisions', by: 'status', key: '' }) as const
  const labelOf = pointLabels(weeks.map(({ week }) => week))
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
              {previous.count > 0 &&
                t('decisions.before', { median: formatWait(previous.median), p90: formatWait(previous.p90) })}
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
      table={weeks.map(({ week, count, median, p90, previous: then }) => ({
        key: week,
        cells: [dayText(week), integer(count), formatWait(median), formatWait(then.median), formatWait(p90)],
        rows: count > 0 ? behind(week) : undefined,
      }))}
      empty={current.count === 0 ? t('decisions.none') : undefined}
    >
      <LineChart
        points={weeks.map(({ week, median, previous: then }) => ({
          label: labelOf(week),
          name: `${t('week')} ${dayText(week)}`,
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

/** Active members by week. */
export function ActiveCard({
  active: { weeks },
  range,
}: {
  active: Statistics['active']
  range: StatisticsRange
}) {
  const labelOf = pointLabels(weeks.map(({ week }) => week))
  const mean = (part: 'count' | 'previous') =>
    Math.round(weeks.reduce((sum, week) => sum + week[part], 0) / Math.max(1, weeks.length))
  return (
    <ChartCard
      title={t('active.title')}
      hint={t('active.hint')}
      total={{
        count: mean('count'),
        previous: mean('previous'),
        unit: t('active.headline'),
        line: weeks.map(({ count }) => count),
      }}
      empty={weeks.every(({ count, previous }) => count + previous === 0) ? t('nothing') : undefined}
      head={[t('week'), t('active.people'), t('before'), t('difference')]}
      table={weeks.map(({ week, count, previous }) => ({
        key: week,
        cells: [dayText(week), integer(count), integer(previous), differenceText(count, previous)],
        rows: count > 0 ? { ...range, list: 'active', by: 'status', key: week } : undefined,
      }))}
    >
      <LineChart
        points={weeks.map(({ week, count, previous }) => ({
          label: labelOf(week),
          name: `${t('week')} ${dayText(week)}`,
          value: count,
          previous,
        }))}
        names={{ value: t('now'), previous: t('before') }}
        format={integer}
      />
    </ChartCard>
  )
}
