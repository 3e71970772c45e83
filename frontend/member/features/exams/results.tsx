import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { RecordMonths } from '#member/shared/ui/records/record-months.tsx'
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
import { ExamFilters, useExamFilter } from './exam-filters.tsx'
import { ExamRow } from './exam-row.tsx'
import { examsQuery } from './exams-queries.ts'
import { examsTexts as t } from './exams-texts.ts'

export function Results() {
  const { filter, isFiltered } = useExamFilter()
  const query = useInfiniteQuery(examsQuery(filter))
  const { data } = query

  if (query.isPending) return <SkeletonList />
  if (!data) {
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
  const { exams, first } = data
  if (exams.length === 0 && !isFiltered && !query.isPlaceholderData) return <NoExams />
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        {first && <ExamFilters first={first} />}
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
      <div role="status">{exams.length === 0 && isFiltered && !query.isPlaceholderData && <NoMatches />}</div>
      <RecordMonths
        label={t('list.title')}
        records={exams}
        dateOf={({ date }) => date}
        row={(exam) => <ExamRow exam={exam} />}
        busy={query.isPlaceholderData}
      />
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
  const { filter, clear } = useExamFilter()
  const { search, year, file } = filter
  const isSearchAlone = year === undefined && file === undefined
  return (
    <Card>
      <EmptyState
        service="exams"
        action={
          <Button variant="tint" onClick={clear}>
            {t(isSearchAlone ? 'search.clear' : 'filter.clear')}
          </Button>
        }
      >
        {isSearchAlone ? t('search.none', { words: search }) : t('filter.none')}
      </EmptyState>
    </Card>
  )
}
