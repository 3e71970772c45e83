import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SleepEntry } from '#contract/sleep.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'

export function useNightDialog(entries: readonly SleepEntry[] | undefined) {
  const search = useSearch({ from: '/_app/app/sleep' })
  const navigate = useNavigate({ from: '/app/sleep' })
  return useRecordDialog(search, entries, (place, step) => {
    void navigate({ search: ({ aba }) => ({ ...(aba && { aba }), ...place }), ...step, resetScroll: false })
  })
}
