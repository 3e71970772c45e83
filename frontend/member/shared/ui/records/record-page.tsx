import type { UseQueryResult } from '@tanstack/react-query'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { t } from '#locales/records.ts'
import { setOpenedRecord } from '#member/shared/lib/records/opened-record.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import type { ServiceKey } from '#member/shared/ui/services.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { titleWithProduct } from '#shared/lib/app/titles.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'

interface ListName {
  /** From `linkOptions`. */
  link: LinkProps
  name: string
}

interface RecordPageProps<Item> {
  id: string
  service: ServiceKey
  list: ListName
  /** Shown as the title until the record has loaded. */
  title: string
  texts: Record<'loading' | 'failed' | 'missing', string>
  query: UseQueryResult<Item>
  children: (record: Item) => ReactNode
}

/** The page of one record: a link back to its list, and the record or why it is not shown. */
export function RecordPage<Item>({
  id,
  service,
  list,
  title,
  texts,
  query,
  children,
}: RecordPageProps<Item>) {
  const { error } = query
  const isGone = error instanceof ApiError && error.status === 404
  // A record in the cached list may have been deleted elsewhere.
  const record = isGone ? undefined : query.data
  useEffect(() => setOpenedRecord(id), [id])
  return (
    <>
      <BackLink {...list} />
      <div className="view-transition-record">
        {record !== undefined ? (
          children(record)
        ) : (
          <>
            <PageHeader title={title} />
            <Card>
              {isGone ? (
                <EmptyState
                  service={service}
                  action={
                    <ListLink link={list.link} className={buttonClass({ variant: 'quiet' })}>
                      {t('back', { list: list.name })}
                    </ListLink>
                  }
                >
                  {texts.missing}
                </EmptyState>
              ) : error ? (
                <ErrorState message={texts.failed} query={query} />
              ) : (
                <Loading label={texts.loading}>
                  <Skeleton className="h-6 w-40" />
                  <div className="mt-5">
                    <SkeletonText lines={8} />
                  </div>
                </Loading>
              )}
            </Card>
          </>
        )}
      </div>
    </>
  )
}

/** Above the title of a record's page or form: leads to what it belongs to. */
export function BackLink({ link, name }: ListName) {
  return (
    <ListLink
      link={link}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-brand-deep"
    >
      <ChevronLeft size={20} aria-hidden />
      {name}
    </ListLink>
  )
}

interface ListLinkProps {
  link: LinkProps
  className: string
  children: ReactNode
}

/** Goes back in the history if the page was opened from the list, so that the list keeps its position. */
function ListLink({ link, className, children }: ListLinkProps) {
  const { history } = useRouter()
  return (
    <Link
      {...link}
      activeOptions={{ exact: true }}
      onClick={(event) => {
        const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        if (!isPlainClick || !history.location.state.fromList) return
        event.preventDefault()
        history.back()
      }}
      className={className}
    >
      {children}
    </Link>
  )
}

interface RecordHeaderProps {
  title: ReactNode
  /** The page's title, which the browser's history keeps, so it says nothing about the member's health. */
  pageTitle?: string
  /** A badge with the record's state. */
  state?: ReactNode
  detail?: ReactNode
}

export function RecordHeader({ title, pageTitle, state, detail }: RecordHeaderProps) {
  usePageTitle(pageTitle)
  return (
    <header className="mb-4 md:mb-6">
      <h1 tabIndex={-1} className="text-28 font-bold tracking-tight text-balance lg:text-34">
        {title}
      </h1>
      {(state || detail) && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-soft">
          {state}
          {detail}
        </div>
      )}
    </header>
  )
}

/** The record's actions, at the end of its page. */
export function RecordActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">{children}</div>
}

/**
 * Gives the page its own title while it is shown. The browser's history keeps it after a sign-out, so it reveals
 * nothing about the member's health beyond the name of the service.
 */
function usePageTitle(title: string | undefined): void {
  const router = useRouter()
  // A layout effect, so that leaving the page unsubscribes before the next page's title is set.
  useLayoutEffect(() => {
    if (title === undefined) return
    const show = () => {
      document.title = titleWithProduct(title)
    }
    show()
    return router.subscribe('onResolved', show)
  }, [router, title])
}
