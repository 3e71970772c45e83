import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Exercise } from '../../../../worker/contract/exercise.ts'
import type { ExerciseSearch } from './exercise-search.ts'

/**
 * Which activity's form is open stands in the address: "back" closes it, and who had to sign in again finds it
 * open with what was typed.
 */
export function useExerciseDialog(exercises: readonly Exercise[] | undefined) {
  const search = useSearch({ from: '/_app/app/exercise' })
  const navigate = useNavigate({ from: '/app/exercise' })
  const router = useRouter()
  const opened = useRef(false)
  const filterOf = ({ tipo }: ExerciseSearch): ExerciseSearch => (tipo ? { tipo } : {})

  function open(form: ExerciseSearch) {
    opened.current = true
    void navigate({ search: (current) => ({ ...filterOf(current), ...form }), resetScroll: false })
  }
  function close() {
    if (opened.current) router.history.back()
    else void navigate({ search: filterOf, replace: true, resetScroll: false })
    opened.current = false
  }

  return {
    target: search.registrar ? ('new' as const) : exercises?.find(({ id }) => id === search.editar),
    close,
    add: () => open({ registrar: 1 }),
    edit: ({ id }: Exercise) => open({ editar: id }),
  }
}
