import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useColumns } from '#member/shared/lib/use-wide-screen.ts'
import { cx } from '#shared/ui/cx.ts'
import { PageHeader, SectionTitle } from '#shared/ui/page-header.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { AnamnesisCard, AnamnesisPlaceholder } from './anamnesis-card.tsx'
import { BmiTile } from './bmi-tile.tsx'
import { anamnesisQuery } from './home-queries.ts'
import { NextConsultationTile } from './next-consultation-tile.tsx'
import { FirstSteps } from './now/first-steps.tsx'
import { NowPlaceholder, type NowRows, NowSection } from './now/now-section.tsx'
import { type Needs, useNeeds } from './now/use-needs.ts'
import { PasskeyOffer } from './passkey-offer.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { SleepHoursTile, SleepQualityTile } from './sleep-tiles.tsx'
import { BannerSkeleton, UpcomingBanner } from './upcoming-banner.tsx'
import { useUpcomingBanner } from './use-upcoming-banner.ts'

export function HomeScreen({ nowRows }: { nowRows: NowRows }) {
  const { data: user } = useQuery(sessionQuery)
  return (
    <>
      <PageHeader eyebrow={t('eyebrow')} title={t('greeting', { name: user?.fullName || t('visitor') })} />
      {/* In the order of the columns, so that the keyboard follows them. */}
      <div className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr_auto]">
        <Parts memberId={user?.id ?? ''} nowRows={nowRows} />
      </div>
    </>
  )
}

const ANAMNESIS_CLASS = 'lg:col-start-2 lg:row-start-1'
// The left column spans the flexible row, so that its height never moves the services on the right.
const NOW_CLASS = 'lg:col-start-1 lg:row-span-2 lg:row-start-1'
/** For a banner, which has no margin of its own. */
const BELOW_CARD_CLASS = 'max-lg:mt-3'

/** Until all parts are known. Nothing is below what needs the member, so that it moves nothing when it comes. */
function PendingParts() {
  return (
    <>
      <div className={ANAMNESIS_CLASS}>
        <AnamnesisPlaceholder />
      </div>
      <div className={cx(NOW_CLASS, BELOW_CARD_CLASS)}>
        <BannerSkeleton />
        <NowPlaceholder />
      </div>
      <div className="hidden lg:contents">
        <Services />
      </div>
    </>
  )
}

function Parts({ memberId, nowRows }: { memberId: string; nowRows: NowRows }) {
  const banner = useUpcomingBanner(memberId)
  const needs = useNeeds()
  const { isPending: isAnamnesisPending } = useQuery(anamnesisQuery)
  const hasColumns = useColumns()
  if (banner.query.isPending || needs.isUnknown || isAnamnesisPending) return <PendingParts />
  const isLeftEmpty = banner.hidden && needs.isEmpty && !needs.isNew
  const anamnesis = (
    <div key="anamnesis" className={ANAMNESIS_CLASS}>
      <AnamnesisCard />
    </div>
  )
  const now = (
    // Without the banner its heading comes first, and on a level with the card beside it.
    <div
      key="now"
      className={cx(NOW_CLASS, banner.hidden ? 'lg:[&>:first-child>h2]:mt-0' : BELOW_CARD_CLASS)}
    >
      {!banner.hidden && <UpcomingBanner query={banner.query} onClose={banner.close} />}
      <Now needs={needs} rows={nowRows} />
    </div>
  )
  const services = <Services key="services" />
  const metrics = (
    <section
      key="metrics"
      className={cx(
        'lg:col-start-1',
        isLeftEmpty ? 'lg:row-span-3 lg:-mt-7 lg:row-start-1' : 'lg:row-start-3',
      )}
    >
      <SectionTitle>{t('metrics.title')}</SectionTitle>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-2.5 md:gap-4">
        <SleepQualityTile />
        <BmiTile />
        <SleepHoursTile />
        <NextConsultationTile query={banner.query} />
      </div>
    </section>
  )
  const offer = <PasskeyOffer key="offer" />
  // Rows would move what is below them.
  if (needs.mayGetRows) return hasColumns ? [now, anamnesis, services] : [anamnesis, now]
  return hasColumns ? [now, metrics, anamnesis, services, offer] : [anamnesis, now, services, metrics, offer]
}

function Now({ needs, rows }: { needs: Needs; rows: NowRows }) {
  // An earlier answer may know nothing of a first record.
  if (needs.mayGetRows || (needs.isNew && needs.isPending)) return <NowPlaceholder />
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
