import { moreOffline } from '#locales/show-more.ts'
import { ui } from '#locales/ui.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button } from './button.tsx'
import { Notice } from './feedback/notice.tsx'

interface ShowMoreProps {
  loading: boolean
  /** The error of the last attempt. */
  error?: string | undefined
  /** Whether the next rows have been loaded, so that they need no network. */
  hasLoaded?: boolean
  onMore: () => void
}

/** The "show more" button of a paged list, shown while there is another page; without a network, says that it needs one. */
export function ShowMore({ loading, error, hasLoaded = false, onMore }: ShowMoreProps) {
  const online = useOnline()
  if (!online && !hasLoaded) return <p className="mt-4 text-center text-14 text-soft">{moreOffline}</p>
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      {error && (
        <Notice meaning="problem" role="alert">
          {error}
        </Notice>
      )}
      <Button variant="quiet" busy={loading} busyLabel={ui.loading} onClick={onMore}>
        {ui.more}
      </Button>
    </div>
  )
}

interface NextPageProps {
  query: {
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** The message for the error of the last attempt. */
  failed: (error: unknown) => string
}

/** The "show more" button of a query's pages, until there is no other page. */
export function NextPage({ query, failed }: NextPageProps) {
  if (!query.hasNextPage) return null
  return (
    <ShowMore
      loading={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? failed(query.error) : undefined}
      onMore={() => void query.fetchNextPage()}
    />
  )
}
