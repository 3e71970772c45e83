import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, Clock, X } from 'lucide-react'
import type { UpcomingConsultation } from '#contract/consultations.ts'
import { t } from '#locales/home.ts'
import { consultationPath, memberPaths } from '#member/shared/lib/member-paths.ts'
import { timeThere } from '#member/shared/lib/time-zones.ts'
import { ConsultationType } from '#member/shared/ui/consultation-type.tsx'
import { DateBadge } from '#member/shared/ui/date-badge.tsx'
import { dayAndMonth, fromToday } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card, cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface UpcomingBannerProps {
  query: UseQueryResult<UpcomingConsultation | null>
  onClose: () => void
}

export function UpcomingBanner({ query, onClose }: UpcomingBannerProps) {
  if (query.data === undefined) {
    return (
      <div className={cardClass}>
        <ErrorState message={t('upcoming.failed')} query={query} />
      </div>
    )
  }
  return query.data ? <NextConsultation next={query.data} onClose={onClose} /> : <NoConsultation />
}

function NextConsultation({ next, onClose }: { next: UpcomingConsultation; onClose: () => void }) {
  const there = timeThere(next.date, next.timeZone)
  return (
    <section
      aria-label={t('metrics.next')}
      className="panel relative flex flex-wrap items-start gap-3.5 rounded-card py-4 pr-13 pl-4 shadow-card"
    >
      <DateBadge {...dayAndMonth(next.date)} dateTime={next.date} onPanel />
      <div className="min-w-[min(100%,9rem)] flex-1">
        <p className="text-14 font-medium">{t('upcoming.eyebrow', { when: fromToday(next.date) })}</p>
        <p className="text-18 leading-tight font-semibold text-balance">
          <Link to={consultationPath(next.id)} className="hover:underline">
            {next.title}
          </Link>
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-14">
          <span className="inline-flex items-center gap-1.5">
            <Clock size={18} aria-hidden />
            {next.time}
          </span>
          {there && <span>{there}</span>}
          <ConsultationType type={next.type} />
        </p>
      </div>
      <IconButton
        label={t('upcoming.close')}
        icon={<X size={22} aria-hidden />}
        className="absolute! top-2 right-2 hover:bg-white/15"
        onClick={onClose}
      />
    </section>
  )
}

function NoConsultation() {
  return (
    <section className="panel flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 shadow-card">
      <span className="grid size-12 flex-none place-items-center rounded-card bg-white/15">
        <CalendarPlus aria-hidden />
      </span>
      <div className="min-w-44 flex-1">
        <h2 className="text-18 leading-tight font-semibold">{t('upcoming.none')}</h2>
        <p className="mt-0.5 text-14">{t('upcoming.noneText')}</p>
      </div>
      <Link
        to={memberPaths.consultations}
        search={{ agendar: 1 }}
        className={cx(buttonClass({ size: 'sm' }), 'bg-white! text-(--panel-deep)!')}
      >
        {t('upcoming.find')}
      </Link>
    </section>
  )
}

export function BannerSkeleton() {
  return (
    <Card>
      <Loading label={t('upcoming.loading')}>
        <div className="flex items-center gap-3.5">
          <Skeleton className="size-14 flex-none rounded-card" />
          <div className="flex-1">
            <SkeletonText lines={3} />
          </div>
        </div>
      </Loading>
    </Card>
  )
}
