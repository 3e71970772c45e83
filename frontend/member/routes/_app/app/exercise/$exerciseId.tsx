import { createFileRoute } from '@tanstack/react-router'
import { exerciseQuery } from '#member/features/exercise/exercise-queries.ts'
import { ExerciseRecordScreen } from '#member/features/exercise/exercise-record-screen.tsx'
import { recordFormSearch } from '#member/shared/lib/dialogs/record-form-search.ts'

export const Route = createFileRoute('/_app/app/exercise/$exerciseId')({
  validateSearch: recordFormSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(exerciseQuery(context.queryClient, params.exerciseId)),
  staticData: { title: 'exerciseRecord' },
  component: ExerciseRecordScreen,
})
