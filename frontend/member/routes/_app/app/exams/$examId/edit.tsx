import { createFileRoute } from '@tanstack/react-router'
import { examQuery } from '#member/features/exams/exams-queries.ts'
import { EditExamScreen } from '#member/features/exams/form/exam-form-screens.tsx'

export const Route = createFileRoute('/_app/app/exams/$examId/edit')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(examQuery(context.queryClient, params.examId)),
  staticData: { title: 'editExam' },
  component: EditExamScreen,
})
