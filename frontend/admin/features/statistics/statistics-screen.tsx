import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useOnline } from '#admin/shared/lib/use-online.ts'
import { type Compared, SPECIALTIES_SHOWN, type Statistics } from '#contract/statistics.ts'
import { t } from '#locales/admin-statistics.ts'
import { time } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import {
  consultationStatusNames,
  consultationTypeNames,
  policyStateNames,
  registrationStatusNames,
} from '#texts/labels.ts'
import { AgesCard } from './cards/ages-card.tsx'
import { ComparedCard } from './cards/compared-card.tsx'
import { HealthCard } from './cards/health-card.tsx'
import { SeriesCard } from './cards/series-card.tsx'
import { ActiveCard, DecisionsCard } from './cards/week-cards.tsx'
import { RangePicker } from './range-picker.tsx'
import { statisticsQuery } from './statistics-query.ts'
import { rangeIn } from './statistics-search.ts'
import { isPartial, periodText } from './statistics-text.ts'

const route = getRouteApi('/_app/estatisticas/')

export function StatisticsScreen() {
  const search = route.useSearch()
  const range = rangeIn(search)
  const query = useQuery(statisticsQuery(range))
  const { data, error } = query
  const online = useOnline()
  return (
    <>
      <PageHeader
        title={t('title')}
        description={
          data && (
            // Leaves space for the export button.
            <span className="block md:max-w-136 xl:max-w-none">{periodText(data)}</span>
          )
        }
        action={
          <Link
            to="/relatorios"
            search={{ kind: 'statistics', ...range }}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <FileDown size={18} aria-hidden />
            {t('export')}
          </Link>
        }
      />
      <RangePicker search={search} range={range} />
      {!online && <OfflineNote time={data && time(query.dataUpdatedAt)} />}
      {data ? (
        <Cards statistics={data} />
      ) : error ? (
        <ErrorCard message={t('failed')} error={error} query={query} />
      ) : (
        <StatisticsSkeleton />
      )}
    </>
  )
}

/** Number of bars; the table has every specialty. */
const SPECIALTIES_DRAWN = 8

const CARDS = [1, 2, 3, 4]

function StatisticsSkeleton() {
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-4 lg:grid-cols-2 wide:grid-cols-[2fr_1fr]">
        {CARDS.map((card) => (
          <Card key={card} className="grid gap-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-9 w-1/3" />
            <Skeleton className="h-44 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}

function totalOf(rows: readonly Compared[]) {
  const sum = (part: 'count' | 'compared' | 'previous') => rows.reduce((all, row) => all + row[part], 0)
  return { count: sum('count'), compared: sum('compared'), previous: sum('previous') }
}

function Cards({ statistics }: { statistics: Statistics }) {
  const { active, bmi, consultations, decisions, policies, range, registrations, sleep } = statistics
  const consulted = totalOf(consultations.byType)
  const grain = (series: { grain: 'day' | 'week' }) => ({
    grain: t(series.grain === 'day' ? 'perDay' : 'perWeek'),
  })
  const rows = (list: 'registrations' | 'policies') => (key: string) =>
    ({ ...range, list, by: 'status', key }) as const
  const consultationRows = (by: 'type' | 'status') => (key: string) =>
    ({ ...range, list: 'consultations', by, key }) as const
  return (
    <div className="grid gap-4 lg:grid-cols-6">
      <SeriesCard
        title={t('registrations.line', grain(registrations.series))}
        series={registrations.series}
        total={totalOf(registrations.byStatus)}
        period={statistics}
        behind={(from, to) => ({ ...rows('registrations')(''), from, to })}
      />
      <ComparedCard
        title={t('registrations.byStatus')}
        what={t('registrations.status')}
        rows={registrations.byStatus}
        total={totalOf(registrations.byStatus)}
        period={statistics}
        labelOf={(key) => registrationStatusNames[key]}
        behind={rows('registrations')}
      />
      <DecisionsCard decisions={decisions} period={statistics} />
      <ActiveCard active={active} range={range} />
      <SeriesCard
        title={t('consultations.line', grain(consultations.series))}
        series={consultations.series}
        total={consulted}
        period={statistics}
        // A week links to its days; a day has no finer list.
        behind={
          consultations.series.grain === 'week'
            ? (from, to) => ({ ...consultationRows('type')(''), from, to })
            : undefined
        }
      />
      <ComparedCard
        title={t('consultations.byType')}
        what={t('consultations.type')}
        rows={consultations.byType}
        total={consulted}
        period={statistics}
        labelOf={(key) => consultationTypeNames[key]}
        behind={consultationRows('type')}
      />
      <ComparedCard
        title={t('consultations.byStatus')}
        what={t('consultations.status')}
        rows={consultations.byStatus}
        total={totalOf(consultations.byStatus)}
        period={statistics}
        labelOf={(key) => consultationStatusNames[key]}
        behind={consultationRows('status')}
      />
      <ComparedCard
        title={t('consultations.bySpecialty')}
        what={t('consultations.specialty')}
        share="two-thirds"
        hint={
          <>
            {isPartial(statistics) && statistics.wholeDays && t('consultations.wholeDays')}{' '}
            {t('consultations.specialtyHint', { most: SPECIALTIES_SHOWN })}
          </>
        }
        empty={statistics.wholeDays ? undefined : t('consultations.noWholeDays')}
        rows={consultations.bySpecialty}
        total={{ ...consulted, count: consulted.compared }}
        period={statistics}
        labelOf={(key) =>
          key === null ? t('consultations.otherSpecialties') : key || t('consultations.noSpecialty')
        }
        barsMax={SPECIALTIES_DRAWN}
        footer={
          consultations.bySpecialty.length > SPECIALTIES_DRAWN && (
            <span className="text-14 text-soft">{t('consultations.inTable')}</span>
          )
        }
      />
      <HealthCard distribution="sleep" distributed={sleep} />
      <HealthCard distribution="bmi" distributed={bmi} />
      <SeriesCard
        title={t('policies.line', grain(policies.series))}
        series={policies.series}
        total={totalOf(policies.byState)}
        period={statistics}
        behind={(from, to) => ({ ...rows('policies')(''), from, to })}
      />
      <ComparedCard
        title={t('policies.byState')}
        what={t('policies.state')}
        rows={policies.byState}
        total={totalOf(policies.byState)}
        period={statistics}
        labelOf={(key) => policyStateNames[key]}
        behind={rows('policies')}
      />
      <AgesCard ages={policies.ages} range={range} />
    </div>
  )
}
