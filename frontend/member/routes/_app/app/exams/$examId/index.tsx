import { createFileRoute } from '@tanstack/react-router'
import { ExamScreen } from '#member/features/exams/exam-screen.tsx'
import { examQuery } from '#member/features/exams/exams-queries.ts'

export const Route = createFileRoute('/_app/app/exams/$examId/')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(examQuery(context.queryClient, params.examId)),
  staticData: { title: 'exam' },
  component: ExamScreen,
})
