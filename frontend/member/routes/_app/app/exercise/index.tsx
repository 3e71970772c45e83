import { createFileRoute, redirect } from '@tanstack/react-router'
import { exercisesQuery, exerciseWeekQuery } from '#member/features/exercise/exercise-queries.ts'
import { ExerciseScreen } from '#member/features/exercise/exercise-screen.tsx'
import { exerciseSearch } from '#member/features/exercise/exercise-search.ts'
import { kindParameter } from '#member/features/exercise/kind-parameter.ts'
import { readListFilter } from '#member/shared/lib/records/list-filter.ts'
import { readListSearch } from '#member/shared/lib/records/list-search.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'
import { isoDay } from '#shared/lib/format/format.ts'

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
  loader: ({ context: { queryClient }, deps, location, preload }) => {
    const filter = readListFilter(kindParameter, deps, readListSearch(queryClient, location.state))
    void queryClient.prefetchInfiniteQuery(exercisesQuery(filter))
    if (!preload) return
    void queryClient.prefetchQuery(exerciseWeekQuery(isoDay(Date.now())))
    prepareOffline(() => import('#member/features/exercise/form/exercise-form.tsx'))
  },
  staticData: { title: 'exercise' },
  component: ExerciseScreen,
})
