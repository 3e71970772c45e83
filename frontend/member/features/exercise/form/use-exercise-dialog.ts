import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Exercise } from '#contract/exercise.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'

export function useExerciseDialog(exercises: readonly Exercise[] | undefined) {
  const search = useSearch({ from: '/_app/app/exercise' })
  const navigate = useNavigate({ from: '/app/exercise' })
  return useRecordDialog(search, exercises, (place, step) => {
    void navigate({
      search: ({ tipo }) => ({ ...(tipo && { tipo }), ...place }),
      ...step,
      resetScroll: false,
    })
  })
}
