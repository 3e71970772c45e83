import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { fromToday } from '#shared/lib/format/format.ts'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { AnamnesisForm } from './anamnesis-form.tsx'
import { currentAnamnesisQuery } from './anamnesis-query.ts'
import { anamnesisTexts as t } from './anamnesis-texts.ts'
import { History } from './history/history.tsx'

export function AnamnesisScreen() {
  const { data: user } = useQuery(sessionQuery)
  const { data: current, isError, isFetching, refetch } = useQuery(currentAnamnesisQuery)
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="anamnesis" size="lg" />}
        description={current ? t('current', { when: fromToday(current.createdAt) }) : t('description')}
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[1.35fr_1fr]">
        {current !== undefined && user && <AnamnesisForm memberId={user.id} current={current} />}
        {current === undefined && isError && (
          <Card>
            <ErrorState message={t('failed')} retrying={isFetching} onRetry={() => void refetch()} />
          </Card>
        )}
        {current === undefined && !isError && <FormSkeleton />}
        <History />
      </div>
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
