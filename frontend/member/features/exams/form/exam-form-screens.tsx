import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useNavigate, useRouter } from '@tanstack/react-router'
import { t } from '#locales/exams.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { BackLink } from '#member/shared/ui/records/record-page.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { examQuery } from '../exams-queries.ts'
import { ExamForm } from './exam-form.tsx'
import { blankExam, toFormValues } from './exam-form-values.ts'

export function NewExamScreen() {
  const memberId = useQuery(sessionQuery).data?.id
  const navigate = useNavigate()
  const { history } = useRouter()
  return (
    <>
      <BackLink link={linkOptions({ to: '/app/exams' })} name={t('title')} />
      <PageHeader title={t('form.addTitle')} />
      <NeedsNetwork act="save" />
      {memberId && (
        <ExamForm
          memberId={memberId}
          exam={undefined}
          initial={blankExam}
          onSaved={({ id }) =>
            void navigate({ to: '/app/exams/$examId', params: { examId: id }, replace: true })
          }
          onCancel={() => (history.canGoBack() ? history.back() : void navigate({ to: '/app/exams' }))}
        />
      )}
    </>
  )
}

const route = getRouteApi('/_app/app/exams/$examId/edit')

export function EditExamScreen() {
  const memberId = useQuery(sessionQuery).data?.id
  const { examId } = route.useParams()
  const navigate = useNavigate()
  const query = useQuery(examQuery(useQueryClient(), examId))
  const show = () => void navigate({ to: '/app/exams/$examId', params: { examId }, replace: true })
  return (
    <>
      <BackLink
        link={linkOptions({ to: '/app/exams/$examId', params: { examId } })}
        name={t('detail.untitled')}
      />
      <PageHeader title={t('form.editTitle')} />
      <NeedsNetwork act="save" />
      {memberId && query.data && (
        <ExamForm
          memberId={memberId}
          exam={query.data}
          initial={toFormValues(query.data)}
          onSaved={show}
          onCancel={show}
        />
      )}
      {query.isPending && (
        <Card>
          <Loading label={t('detail.loading')}>
            <SkeletonText lines={8} />
          </Loading>
        </Card>
      )}
      {query.isError && !query.data && <ErrorCard message={t('detail.failed')} query={query} />}
    </>
  )
}
