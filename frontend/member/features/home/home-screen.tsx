import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
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
  const anamnesis = <AnamnesisCard />
  const now = (
    <>
      {!banner.hidden && <UpcomingBanner query={banner.query} onClose={banner.close} />}
      <Now needs={needs} rows={nowRows} />
    </>
  )
  const metrics = <Metrics query={banner.query} isInBanner={!banner.hidden} />
  return (
    <>
      <PageHeader eyebrow={t('eyebrow')} title={t('greeting', { name: user?.fullName || t('visitor') })} />
      {/* The order of the page is that of the columns, so that the keyboard follows them. */}
      {hasColumns ? (
        <div className="grid grid-cols-[1.35fr_1fr] items-start gap-x-8">
          <div>
            {now}
            {metrics}
          </div>
          <div>
            {anamnesis}
            <Services />
          </div>
        </div>
      ) : (
        <>
          {anamnesis}
          <div className="mt-3">{now}</div>
          <Services />
          {metrics}
        </>
      )}
    </>
  )
}

function Metrics(nextConsultation: ComponentProps<typeof NextConsultationTile>) {
  return (
    <section>
      <SectionTitle>{t('metrics.title')}</SectionTitle>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-2.5 md:gap-4">
        <SleepQualityTile />
        <BmiTile />
        <SleepHoursTile />
        <NextConsultationTile {...nextConsultation} />
      </div>
    </section>
  )
}

function Now({ needs, rows }: { needs: Needs; rows: NowRows }) {
  if (needs.isPending) return <NowPlaceholder />
  return needs.isNew ? <FirstSteps /> : <NowSection needs={needs} rows={rows} />
}

function Services() {
  return (
    <section>
      <SectionTitle>{t('services.title')}</SectionTitle>
      <ServiceGrid />
      <Link to={memberPaths.allServices} className={cx(textLinkClass, 'mt-1')}>
        {t('services.all')}
        <ChevronRight size={18} aria-hidden />
      </Link>
    </section>
  )
}
