import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { SearchField } from '#admin/shared/ui/search/search-field.tsx'
import { REVIEW_QUEUE_COUNT_MAX, REVIEW_QUEUE_SEARCH_MAX } from '#contract/policy-reviews.ts'
import { integer } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { KeyHints } from '../keyboard/key-hints.tsx'
import { useKeys } from '../keyboard/use-keys.ts'
import { type ReviewQueueFilter, reviewQueueQuery } from '../policy-reviews-query.ts'
import { t } from '../policy-reviews-texts.ts'
import { ReviewQueueExport } from './review-queue-export.tsx'
import { ReviewQueueList } from './review-queue-list.tsx'
import { filterOf } from './review-queue-search.ts'
import { StatusFilter } from './status-filter.tsx'

const route = getRouteApi('/_app/apolices/')

/** Focuses the next or previous row, or the first one if none has the focus. */
function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-policy]')]
  const current = links.findIndex((link) => link.matches(':focus'))
  links[current < 0 ? 0 : current + step]?.focus()
}

export function PolicyReviewsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filter = filterOf(search)
  const onSearch = (text: string) =>
    void navigate({
      search: ({ status }) => ({ ...(status && { status }), ...(text && { search: text }) }),
      replace: true,
      resetScroll: false,
    })
  useKeys({ j: () => moveFocus(1), k: () => moveFocus(-1) })
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<Summary {...filter} />}
        iconAction={
          <div className="flex items-center gap-2">
            <ReviewQueueExport {...filter} />
            <Refresh {...filter} />
          </div>
        }
      />
      <div className="mb-3 grid gap-3">
        <StatusFilter status={filter.status} />
        <div className="w-full md:max-w-96">
          <SearchField
            label={t('search')}
            value={search.search ?? ''}
            maxLength={REVIEW_QUEUE_SEARCH_MAX}
            onSearch={onSearch}
          />
        </div>
      </div>
      <ReviewQueueList key={`${filter.status} ${filter.search}`} {...filter} />
      <KeyHints
        hints={[
          ['J K', t('shortcuts.move')],
          ['Enter', t('shortcuts.open')],
        ]}
      />
    </>
  )
}

function Summary(filter: ReviewQueueFilter) {
  const { data } = useInfiniteQuery(reviewQueueQuery(filter))
  const page = data?.pages[0]
  // A non-breaking space keeps the line's height while the counts load.
  if (!page) return '\u00a0'
  const { waiting, late } = page
  if (waiting === 0) return t('summary', { count: 0 })
  const words =
    waiting >= REVIEW_QUEUE_COUNT_MAX
      ? t('summaryAtLeast', { most: integer(REVIEW_QUEUE_COUNT_MAX) })
      : t('summary', { count: waiting })
  return `${words} · ${t('late', { count: late })}`
}

function Refresh(filter: ReviewQueueFilter) {
  const { isFetching, refetch } = useInfiniteQuery(reviewQueueQuery(filter))
  return (
    <IconButton
      label={t('refresh')}
      icon={<RotateCw size={20} className={cx(isFetching && 'animate-spin')} />}
      onClick={() => void refetch()}
    />
  )
}
