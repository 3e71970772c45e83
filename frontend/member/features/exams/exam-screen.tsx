import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Exam } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { ui } from '#locales/ui.ts'
import { FactList } from '#member/shared/ui/records/fact-list.tsx'
import { RecordActions, RecordHeader, RecordPage } from '#member/shared/ui/records/record-page.tsx'
import { date } from '#shared/lib/format/format.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { fastingNames } from '#texts/labels.ts'
import { DeleteExam } from './delete-exam.tsx'
import { examQuery } from './exams-queries.ts'
import { ExamFiles } from './files/exam-files.tsx'
import { ExamValues } from './values/exam-values.tsx'

const route = getRouteApi('/_app/app/exams/$examId/')

export function ExamScreen() {
  const { examId } = route.useParams()
  const query = useQuery(examQuery(useQueryClient(), examId))
  return (
    <RecordPage
      id={examId}
      service="exams"
      list={{ link: linkOptions({ to: '/app/exams' }), name: t('title') }}
      title={t('detail.untitled')}
      texts={t.sentences.detail}
      query={query}
    >
      {(exam) => <Details exam={exam} />}
    </RecordPage>
  )
}

function Details({ exam }: { exam: Exam }) {
  const [deleting, setDeleting] = useState(false)
  const { title, laboratory, requestedBy } = exam
  const day = date(exam.date, 'UTC')
  return (
    <>
      <RecordHeader
        title={title}
        pageTitle={t('detail.title', { day })}
        detail={
          <span className="wrap-anywhere">
            {day} · {laboratory}
            {requestedBy && ` · ${t('list.requestedBy', { name: requestedBy })}`}
          </span>
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <ExamValues exam={exam} />
          <ExamFacts exam={exam} />
        </div>
        <ExamFiles exam={exam} />
      </div>
      <RecordActions>
        <Link
          to="/app/exams/$examId/edit"
          params={{ examId: exam.id }}
          aria-label={t('detail.editLabel', { day })}
          className={buttonClass({ variant: 'quiet' })}
        >
          <Pencil size={20} aria-hidden />
          {ui.edit}
        </Link>
        <Button
          variant="quiet"
          icon={<Trash2 size={20} aria-hidden />}
          aria-label={t('detail.deleteLabel', { day })}
          onClick={() => setDeleting(true)}
        >
          {ui.delete}
        </Button>
      </RecordActions>
      <DeleteExam exam={exam} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}

function fastingText({ fasting, fastingHours }: Exam): string {
  return fastingHours ? t('fasting.hours', { count: fastingHours }) : fastingNames[fasting]
}

function ExamFacts({ exam }: { exam: Exam }) {
  const facts = [
    [t('form.laboratory'), exam.laboratory],
    [t('form.requestedBy'), exam.requestedBy],
    [t('detail.fasting'), fastingText(exam)],
    [t('form.notes'), exam.notes],
  ] as const
  return (
    <Card>
      <h2 className="text-18 font-semibold tracking-tight">{t('detail.about')}</h2>
      <FactList facts={facts} />
    </Card>
  )
}
