import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Policy } from '#contract/insurance.ts'
import { filesTexts } from '#member/shared/lib/files/files-texts.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
import { RefreshButton } from '#member/shared/ui/refresh-button.tsx'
import { dayAndTime } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { policiesQuery } from './insurance-query.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { PolicyFilters, usePolicyFilter } from './policy-filters.tsx'
import { PolicyRow } from './policy-row.tsx'

interface PolicyListProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** Shows the success banner. */
  justSent: boolean
  /** Opens the file chooser. */
  onNewFile: () => void
}

export function PolicyList({ heading, justSent, onNewFile }: PolicyListProps) {
  const query = useInfiniteQuery(policiesQuery(usePolicyFilter().filter))
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
      <Policies query={query} onNewFile={onNewFile} />
    </section>
  )
}

type Query = UseInfiniteQueryResult<{ policies: Policy[]; first: string | undefined }>

function Policies({ query, onNewFile }: Pick<PolicyListProps, 'onNewFile'> & { query: Query }) {
  const { isFiltered, clear } = usePolicyFilter()
  const { data } = query
  if (query.isPending) return <SkeletonList />
  if (!data) {
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
  const { policies, first } = data
  return (
    <>
      {query.isRefetchError && !query.isFetchNextPageError && navigator.onLine && (
        <div className="mb-3">
          <Notice meaning="attention" role="status">
            {t('list.notRefreshed', { time: dayAndTime(query.dataUpdatedAt) })}
          </Notice>
        </div>
      )}
      {first && <PolicyFilters first={first} />}
      {policies.length === 0 && !isFiltered && (
        <Card>
          <EmptyState
            service="insurance"
            action={
              <Button variant="tint" onClick={onNewFile}>
                {filesTexts('upload.select')}
              </Button>
            }
          >
            {t('list.empty')}
          </EmptyState>
        </Card>
      )}
      <div role="status">
        {policies.length === 0 && isFiltered && !query.isPlaceholderData && (
          <Card>
            <EmptyState
              service="insurance"
              action={
                <Button variant="tint" onClick={clear}>
                  {t('filter.clear')}
                </Button>
              }
            >
              {t('filter.none')}
            </EmptyState>
          </Card>
        )}
      </div>
      <RecordMonths
        label={t('list.title')}
        records={policies}
        dateOf={({ uploadedAt }) => uploadedAt}
        row={(policy) => <PolicyRow policy={policy} />}
        busy={query.isPlaceholderData}
      />
      {query.hasNextPage && (
        <ShowMore
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? t('list.moreFailed') : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}
