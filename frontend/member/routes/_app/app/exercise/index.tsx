import { createFileRoute, redirect } from '@tanstack/react-router'
import { exercisesQuery } from '#member/features/exercise/exercise-queries.ts'
import { ExerciseScreen } from '#member/features/exercise/exercise-screen.tsx'
import { exerciseSearch } from '#member/features/exercise/exercise-search.ts'
import { kindParameter } from '#member/features/exercise/kind-parameter.ts'
import { listFilterOf } from '#member/shared/lib/records/list-filter.ts'
import { listSearchOf } from '#member/shared/lib/records/list-search.ts'

export const Route = createFileRoute('/_app/app/exercise/')({
  validateSearch: exerciseSearch,
  beforeLoad: ({ search: { editar } }) => {
    if (!editar) return
    throw redirect({
      to: '/app/exercise/$exerciseId',
      params: { exerciseId: editar },
      search: { editar },
      replace: true,
    })
  },
  loaderDeps: ({ search: { ano, tipo } }) => ({ ano, tipo }),
  loader: ({ context, deps, location }) =>
    void context.queryClient.prefetchInfiniteQuery(
      exercisesQuery(listFilterOf(kindParameter, deps, listSearchOf(context.queryClient, location.state))),
    ),
  staticData: { title: 'exercise' },
  component: ExerciseScreen,
})
