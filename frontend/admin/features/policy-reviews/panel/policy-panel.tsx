import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyPanel } from '#admin/shared/ui/workbench/panel.tsx'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PanelPlace } from '../frame/document-workbench.tsx'
import { reviewQuery } from '../policy-reviews-query.ts'
import { sameList } from '../queue/review-queue-search.ts'
import { OpenedPolicy, type OpenedPolicyProps } from './opened-policy.tsx'

interface PolicyPanelProps extends Omit<OpenedPolicyProps, 'policy' | 'others'> {
  id: string
  /** The policy as listed, until its details arrive. */
  listed: ReviewQueueItem | undefined
}

export function PolicyPanel({ id, listed, ...props }: PolicyPanelProps) {
  const query = useQuery(reviewQuery(id))
  const isGone = query.error instanceof ApiError && query.error.status === 404
  const policy = isGone && !props.isRejecting ? undefined : (query.data?.policy ?? listed)
  if (policy) return <OpenedPolicy key={id} policy={policy} others={query.data?.others ?? []} {...props} />
  return (
    <PanelPlace>
      {isGone ? (
        <EmptyPanel title={t('review.gone')}>
          <p className="max-w-80">{t('review.goneText')}</p>
          <Link to="/apolices" search={sameList} className="underline lg:hidden">
            {t('back')}
          </Link>
        </EmptyPanel>
      ) : query.error ? (
        <div className="p-5">
          <ErrorState message={t('review.failed')} error={query.error} query={query} />
        </div>
      ) : (
        <Loading label={t('review.loading')}>
          <div className="grid gap-4 p-5">
            <Skeleton className="h-8 w-56" />
            <Skeleton className="h-96 rounded-control" />
          </div>
        </Loading>
      )}
    </PanelPlace>
  )
}
