import { createFileRoute } from '@tanstack/react-router'
import { EditExamScreen } from '../../../../../features/exams/exam-form-screens.tsx'
import { examQuery } from '../../../../../features/exams/exams-queries.ts'

export const Route = createFileRoute('/_app/app/exams/$examId/edit')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(examQuery(params.examId)),
  staticData: { title: 'exams' },
  component: EditExamScreen,
})
