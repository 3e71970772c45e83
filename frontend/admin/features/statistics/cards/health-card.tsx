import { Link } from '@tanstack/react-router'
import { Rows3 } from 'lucide-react'
import type { BmiClass } from '#contract/anamnesis.ts'
import type { Distributed, Distribution, SleepBand } from '#contract/statistics.ts'
import { addDays } from '#domain/time-zone.ts'
import { t } from '#locales/admin-statistics.ts'
import { integer } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { FROM_STATISTICS } from '../back-link.tsx'
import { BarChart } from '../charts/bar-chart.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { bandNames, monthText } from '../statistics-text.ts'
import { differenceText } from './compared-card.tsx'

interface HealthCardProps {
  distribution: Distribution
  distributed: Distributed<SleepBand | BmiClass>
}

/** Members by band in a closed month. Links to other months, never to members. */
export function HealthCard({ distribution, distributed: { cells, month, total } }: HealthCardProps) {
  const before = month ? monthText(addDays(month, -1)) : t('beforeMonth')
  const shown = (count: number | null) => (count === null ? t('protected') : integer(count))
  return (
    <ChartCard
      title={t(`health.${distribution}`, { month: month ? monthText(month) : '' })}
      hint={t('health.hint')}
      headline={
        <p className="text-14 font-medium">
          {total === null ? t('health.totalProtected') : t('health.total', { total: integer(total) })}
        </p>
      }
      head={[t('health.band'), t('health.people'), before, t('difference')]}
      table={cells.map(({ band, count, previous }) => ({
        key: band,
        cells: [bandNames[band], shown(count), shown(previous), differenceText(count, previous)],
      }))}
      footer={
        <Link
          to="/estatisticas/meses"
          search={{ distribution }}
          state={FROM_STATISTICS}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Rows3 size={18} aria-hidden />
          {t('health.months')}
        </Link>
      }
    >
      <BarChart
        rows={cells.map(({ band, count, previous }) => ({
          key: band,
          label: bandNames[band],
          count,
          previous,
        }))}
        previousName={before}
        hidden={t('protected')}
      />
    </ChartCard>
  )
}
