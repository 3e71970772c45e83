import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { Policy } from '#contract/insurance.ts'
import { filesTexts } from '#member/shared/lib/files/files-texts.ts'
import { useWideScreen } from '#member/shared/lib/use-wide-screen.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { whenDialogsClosed } from '#shared/ui/dialogs/open-dialogs.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { DeletePolicy } from './delete-policy.tsx'
import { policiesQuery } from './insurance-query.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { PolicyCards, PolicyTable } from './policy-rows.tsx'

interface PolicyListProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** Shows the success banner. */
  justSent: boolean
  onNewFile: (policy?: Policy) => void
}

export function PolicyList({ heading, justSent, onNewFile }: PolicyListProps) {
  const query = useInfiniteQuery(policiesQuery)
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-18 text-18 font-semibold tracking-tight outline-offset-4"
        >
          {t('list.title')}
        </h2>
        <RefreshButton query={query} label={t('list.refresh')} />
      </div>
      <div role="status" className="mb-3 empty:hidden">
        {justSent && (
          <Notice meaning="good" title={t('succeeded.title')}>
            {t('succeeded.text')}
          </Notice>
        )}
      </div>
      <Policies query={query} heading={heading} onNewFile={onNewFile} />
    </section>
  )
}

type Query = UseInfiniteQueryResult<Policy[]>

function Policies({ query, heading, onNewFile }: Omit<PolicyListProps, 'justSent'> & { query: Query }) {
  const [deleting, setDeleting] = useState<Policy>()
  const wide = useWideScreen()
  const { data: policies } = query
  if (query.isPending) return <SkeletonList />
  if (!policies) {
    return (
      <Card>
        <ErrorState
          message={t('list.failed')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    )
  }
  const Rows = wide ? PolicyTable : PolicyCards
  return (
    <>
      {query.isRefetchError && !query.isFetchNextPageError && navigator.onLine && (
        <div className="mb-3">
          <Notice meaning="attention" role="status">
            {t('list.notRefreshed', { time: dayAndTime(query.dataUpdatedAt) })}
          </Notice>
        </div>
      )}
      {policies.length === 0 ? (
        <Card>
          <EmptyState
            service="insurance"
            action={
              <Button variant="tint" onClick={() => onNewFile()}>
                {filesTexts('upload.select')}
              </Button>
            }
          >
            {t('list.empty')}
          </EmptyState>
        </Card>
      ) : (
        <Rows policies={policies} onNewFile={onNewFile} onDelete={setDeleting} />
      )}
      {query.hasNextPage && (
        <ShowMore
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? t('list.moreFailed') : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <DeletePolicy
        policy={deleting}
        onClose={() => setDeleting(undefined)}
        // The dialog first returns the focus to the button that opened it, which is gone by then.
        onDeleted={() => whenDialogsClosed(() => heading.current?.focus())}
      />
    </>
  )
}
