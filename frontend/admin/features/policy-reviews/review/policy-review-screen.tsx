import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import type { PolicyReview } from '#contract/policy-reviews.ts'
import { ApiError, messageFor } from '#shared/lib/api/errors.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { DecisionPanel } from '../decision/decision-panel.tsx'
import { FileViewer } from '../file/file-viewer.tsx'
import { KeyHints } from '../keyboard/key-hints.tsx'
import { useKeys } from '../keyboard/use-keys.ts'
import { reviewQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'
import { PolicyFacts } from './policy-facts.tsx'

const route = getRouteApi('/_app/apolices/$id')

export function PolicyReviewScreen() {
  const { id } = route.useParams()
  const query = useQuery(reviewQuery(id))
  return (
    <>
      <Link to="/apolices" className={textLinkClass}>
        <ArrowLeft size={18} aria-hidden />
        {t('back')}
      </Link>
      {query.data && !isGone(query.error) ? (
        <Review key={id} review={query.data} />
      ) : query.error ? (
        <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <ReviewSkeleton />
      )}
    </>
  )
}

function Review({ review }: { review: PolicyReview }) {
  const { policy, previousId, nextId } = review
  const { administrator } = route.useRouteContext()
  const navigate = route.useNavigate()
  const open = (id: string | null) => id && void navigate({ to: '/apolices/$id', params: { id } })
  useKeys({ j: () => open(nextId), k: () => open(previousId) })
  const onDecided = () =>
    void (nextId ? navigate({ to: '/apolices/$id', params: { id: nextId } }) : navigate({ to: '/apolices' }))
  return (
    <>
      <PageHeader
        title={policy.fileName}
        description={policy.member.fullName}
        action={<Neighbours previousId={previousId} nextId={nextId} />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <FileViewer policy={policy} />
        <div className="grid gap-6 xl:sticky xl:top-6">
          <DecisionPanel review={review} administratorId={administrator.id} onDecided={onDecided} />
          <PolicyFacts review={review} />
        </div>
      </div>
      <KeyHints
        hints={[
          ['J K', t('shortcuts.neighbours')],
          ...(policy.status === 'pending' && policy.member.id !== administrator.id
            ? ([
                ['A', t('shortcuts.number')],
                ['R', t('shortcuts.reject')],
              ] as const)
            : []),
        ].map(([keys = '', what = '']) => [keys, what])}
      />
    </>
  )
}

function Neighbours({ previousId, nextId }: { previousId: string | null; nextId: string | null }) {
  const linkClass = buttonClass({ variant: 'quiet', size: 'sm' })
  return (
    <div className="flex flex-wrap gap-2">
      {previousId && (
        <Link to="/apolices/$id" params={{ id: previousId }} className={linkClass} aria-keyshortcuts="K">
          <ChevronLeft size={18} aria-hidden />
          {t('review.previous')}
        </Link>
      )}
      {nextId && (
        <Link to="/apolices/$id" params={{ id: nextId }} className={linkClass} aria-keyshortcuts="J">
          {t('review.next')}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </div>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

function Failed({ error, ...retry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  if (isGone(error)) {
    return (
      <div className="mt-4">
        <Notice meaning="attention" role="status">
          {t('review.notFound')}
        </Notice>
      </div>
    )
  }
  return <ErrorState message={`${t('review.failed')} ${messageFor(error)}`} {...retry} />
}

function ReviewSkeleton() {
  return (
    <Loading label={t('review.loading')}>
      <Skeleton className="mt-3 mb-6 h-9 w-72" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-144 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </Loading>
  )
}
