import { createFileRoute } from '@tanstack/react-router'
import { NewExamScreen } from '#member/features/exams/form/exam-form-screens.tsx'

export const Route = createFileRoute('/_app/app/exams/new')({
  staticData: { title: 'newExam' },
  component: NewExamScreen,
})
