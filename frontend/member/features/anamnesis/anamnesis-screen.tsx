import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/anamnesis.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { fromToday } from '#shared/lib/format/format.ts'
import { Card, stretchedLinkClass } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { AnamnesisForm } from './anamnesis-form.tsx'
import { currentAnamnesisQuery } from './anamnesis-query.ts'
import { History } from './history/history.tsx'

const COLUMNS_CLASS = 'grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[1.35fr_1fr]'

export function AnamnesisScreen() {
  const { data: user } = useQuery(sessionQuery)
  const [changes, setChanges] = useState(0)
  const query = useQuery(currentAnamnesisQuery)
  const { data: current, isError } = query
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="anamnesis" size="lg" />}
        description={`${t('plain')} ${current ? t('current', { when: fromToday(current.createdAt) }) : t('description')}`}
      />
      {current === undefined && !isError ? (
        // Replaced as a whole, because the header above grows once the answer is known.
        <div className={COLUMNS_CLASS}>
          <FormSkeleton />
          <Skeleton className="h-96 rounded-card max-lg:hidden" />
        </div>
      ) : (
        <div key="known" className={COLUMNS_CLASS}>
          {current === undefined ? (
            <ErrorCard message={t('failed')} query={query} />
          ) : (
            user && (
              // A change of the history may also change the current answers, which the form holds.
              <AnamnesisForm key={changes} memberId={user.id} current={current} />
            )
          )}
          <div className="grid grid-cols-1 gap-5">
            <HealthProfileLink />
            <History onChange={() => setChanges((count) => count + 1)} />
          </div>
        </div>
      )}
    </>
  )
}

function FormSkeleton() {
  return (
    <Card>
      <Loading label={t('loading')}>
        <div className="grid gap-5">
          <Skeleton className="h-18 w-full rounded-control" />
          <Skeleton className="h-36 w-full rounded-card" />
          <Skeleton className="h-44 w-full rounded-control" />
          <Skeleton className="h-56 w-full rounded-control" />
        </div>
      </Loading>
    </Card>
  )
}

function HealthProfileLink() {
  return (
    <Card className="flex items-center gap-3">
      <ServiceIcon service="healthProfile" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">
          <Link to={memberPaths.healthProfile} className={stretchedLinkClass}>
            {t('healthProfile.title')}
          </Link>
        </h2>
        <p className="text-14 text-soft">{t('healthProfile.text')}</p>
      </div>
      <ChevronRight size={20} aria-hidden className="flex-none text-soft" />
    </Card>
  )
}
