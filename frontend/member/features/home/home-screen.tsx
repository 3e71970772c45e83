import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useColumns } from '#member/shared/lib/use-wide-screen.ts'
import { cx } from '#shared/ui/cx.ts'
import { PageHeader, SectionTitle } from '#shared/ui/page-header.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { AnamnesisCard } from './anamnesis-card.tsx'
import { BmiTile } from './bmi-tile.tsx'
import { homeTexts as t } from './home-texts.ts'
import { NextConsultationTile } from './next-consultation-tile.tsx'
import { FirstSteps } from './now/first-steps.tsx'
import { NowPlaceholder, type NowRows, NowSection } from './now/now-section.tsx'
import { type Needs, useNeeds } from './now/use-needs.ts'
import { ServiceGrid } from './service-grid.tsx'
import { SleepHoursTile, SleepQualityTile } from './sleep-tiles.tsx'
import { UpcomingBanner } from './upcoming-banner.tsx'
import { useUpcomingBanner } from './use-upcoming-banner.ts'

export function HomeScreen({ nowRows }: { nowRows: NowRows }) {
  const { data: user } = useQuery(sessionQuery)
  const banner = useUpcomingBanner(user?.id ?? '')
  const needs = useNeeds()
  const hasColumns = useColumns()
  const isLeftEmpty = banner.hidden && !needs.isPending && needs.isEmpty && !needs.isNew
  // The left column spans the flexible row, so that its height never moves the services on the right.
  const parts = {
    anamnesis: (
      <div key="anamnesis" className="lg:col-start-2 lg:row-start-1">
        <AnamnesisCard />
      </div>
    ),
    now: (
      <div key="now" className="mt-3 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0">
        {!banner.hidden && <UpcomingBanner query={banner.query} onClose={banner.close} />}
        <Now needs={needs} rows={nowRows} />
      </div>
    ),
    services: <Services key="services" />,
    metrics: (
      <section
        key="metrics"
        className={cx('lg:col-start-1', isLeftEmpty ? 'lg:row-span-3 lg:row-start-1' : 'lg:row-start-3')}
      >
        <SectionTitle>{t('metrics.title')}</SectionTitle>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-2.5 md:gap-4">
          <SleepQualityTile />
          <BmiTile />
          <SleepHoursTile />
          <NextConsultationTile query={banner.query} />
        </div>
      </section>
    ),
  }
  return (
    <>
      <PageHeader eyebrow={t('eyebrow')} title={t('greeting', { name: user?.fullName || t('visitor') })} />
      {/* In the order of the columns, so that the keyboard follows them. */}
      <div className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr_auto]">
        {hasColumns
          ? [parts.now, parts.metrics, parts.anamnesis, parts.services]
          : [parts.anamnesis, parts.now, parts.services, parts.metrics]}
      </div>
    </>
  )
}

function Now({ needs, rows }: { needs: Needs; rows: NowRows }) {
  if (needs.isPending) return <NowPlaceholder />
  return needs.isNew ? <FirstSteps /> : <NowSection needs={needs} rows={rows} />
}

function Services() {
  return (
    <section className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
      <SectionTitle>{t('services.title')}</SectionTitle>
      <ServiceGrid />
      <Link to={memberPaths.allServices} className={cx(textLinkClass, 'mt-1')}>
        {t('services.all')}
        <ChevronRight size={18} aria-hidden />
      </Link>
    </section>
  )
}
