import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useListSearch } from '#member/shared/lib/records/use-list-search.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { SearchField } from '#member/shared/ui/records/search-field.tsx'
import { examsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { dayAndTime, isoDay } from '#shared/lib/format/format.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { ExamCard } from './exam-card.tsx'
import { examsQuery } from './exams-queries.ts'
import { examsTexts as t } from './exams-texts.ts'

export function Results() {
  const { search } = useListSearch()
  const query = useInfiniteQuery(examsQuery(search))
  const { data: exams } = query

  if (query.isPending) return <SkeletonList />
  if (!exams) {
    return (
      <Card>
        <ErrorState
          message={t('list.failed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  if (exams.length === 0 && !search && !query.isPlaceholderData) return <NoExams />
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <SearchField label={t('search.label')} help={t('search.help')} />
        {/* The margin is the height of the field's label. */}
        <div className="sm:mt-8">
          <ExportCsvButton
            fetchFile={() => examsApi.export.$get()}
            fileName={() => t('export.file', { day: isoDay(Date.now()) })}
          />
        </div>
      </div>
      {query.isRefetchError && (
        <div className="mb-3">
          <Notice meaning="attention" role="status">
            {t('list.notRefreshed', { time: dayAndTime(query.dataUpdatedAt) })}
          </Notice>
        </div>
      )}
      <div role="status">{exams.length === 0 && search && !query.isPlaceholderData && <NoMatches />}</div>
      <ul aria-label={t('list.title')} aria-busy={query.isPlaceholderData} className="grid gap-2.5">
        {exams.map((exam) => (
          <li key={exam.id}>
            <ExamCard exam={exam} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <ShowMore
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? messageFor(query.error, t('list.moreFailed')) : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

function NoExams() {
  return (
    <Card>
      <EmptyState
        service="exams"
        action={
          <Link to="/app/exams/new" className={buttonClass()}>
            <Plus size={20} aria-hidden />
            {t('list.emptyAction')}
          </Link>
        }
      >
        {t('list.empty')}
      </EmptyState>
    </Card>
  )
}

function NoMatches() {
  const { search, setSearch } = useListSearch()
  return (
    <Card>
      <EmptyState
        service="exams"
        action={
          <Button variant="tint" onClick={() => setSearch('')}>
            {t('search.clear')}
          </Button>
        }
      >
        {t('search.none', { words: search })}
      </EmptyState>
    </Card>
  )
}
