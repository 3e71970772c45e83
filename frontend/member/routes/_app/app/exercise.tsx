import { createFileRoute } from '@tanstack/react-router'
import { exercisesQuery, kindFromSearch } from '#member/features/exercise/exercise-queries.ts'
import { ExerciseScreen } from '#member/features/exercise/exercise-screen.tsx'
import { exerciseSearch } from '#member/features/exercise/exercise-search.ts'

export const Route = createFileRoute('/_app/app/exercise')({
  validateSearch: exerciseSearch,
  loaderDeps: ({ search: { tipo } }) => ({ tipo }),
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchInfiniteQuery(exercisesQuery(kindFromSearch(deps))),
  staticData: { title: 'exercise' },
  component: ExerciseScreen,
})
