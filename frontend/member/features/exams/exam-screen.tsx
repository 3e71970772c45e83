import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Exam } from '#contract/exams.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { ApiError } from '#shared/lib/api/errors.ts'
import { date } from '#shared/lib/format/format.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { DeleteExam } from './delete-exam.tsx'
import { ExamFacts } from './exam-facts.tsx'
import { examQuery } from './exams-queries.ts'
import { examsTexts as t } from './exams-texts.ts'
import { ExamFiles } from './files/exam-files.tsx'
import { ExamValues } from './values/exam-values.tsx'

const route = getRouteApi('/_app/app/exams/$examId/')

export function ExamScreen() {
  const { examId } = route.useParams()
  const query = useQuery(examQuery(examId))
  const { data: exam, error } = query
  return (
    <>
      <Link
        to="/app/exams"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-brand-deep"
      >
        <ChevronLeft size={20} aria-hidden />
        {t('detail.back')}
      </Link>
      {exam ? (
        <Details exam={exam} />
      ) : (
        <>
          <PageHeader eyebrow={t('eyebrow')} title={t('title')} />
          <Card>
            {error instanceof ApiError && error.status === 404 ? (
              <EmptyState service="exams">{t('detail.missing')}</EmptyState>
            ) : error ? (
              <ErrorState
                message={t('detail.failed')}
                retrying={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <Loading label={t('detail.loading')}>
                <Skeleton className="h-6 w-40" />
                <div className="mt-5">
                  <SkeletonText lines={8} />
                </div>
              </Loading>
            )}
          </Card>
        </>
      )}
    </>
  )
}

function Details({ exam }: { exam: Exam }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <PageHeader
        eyebrow={exam.laboratory}
        title={t('detail.title', { day: date(exam.date, 'UTC') })}
        action={
          <div className="flex flex-wrap gap-2">
            <Link
              to="/app/exams/$examId/edit"
              params={{ examId: exam.id }}
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              <Pencil size={18} aria-hidden />
              {t('detail.edit')}
            </Link>
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t('detail.delete')}
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <ExamValues exam={exam} />
          <ExamFacts exam={exam} />
        </div>
        <ExamFiles exam={exam} />
      </div>
      <DeleteExam exam={exam} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}
