import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { dialogOf, type MedicationDialog } from './medications-place.ts'
import type { MedicationsSearch } from './medications-search.ts'

/**
 * Which dialog is open stands in the address: "back" closes it, and who had to sign in again finds it open
 * with what was typed.
 */
export function useMedicationDialog() {
  const { dialog, id: about } = dialogOf(useSearch({ from: '/_app/app/medications' }))
  const navigate = useNavigate({ from: '/app/medications' })
  const router = useRouter()
  const opened = useRef(0)
  const without = ({ aba, dia }: MedicationsSearch): MedicationsSearch => ({
    ...(aba && { aba }),
    ...(dia && { dia }),
  })

  return {
    dialog,
    id: about,
    open(next: MedicationDialog, id?: string) {
      opened.current += 1
      void navigate({
        search: (search) => ({ ...without(search), janela: next, ...(id && { medicamento: id }) }),
        resetScroll: false,
      })
    },
    /** One dialog back. */
    close() {
      if (opened.current > 0) router.history.back()
      else void navigate({ search: without, replace: true, resetScroll: false })
      opened.current = Math.max(0, opened.current - 1)
    },
    /** Away from all of them, where what they were about is gone. */
    leave() {
      if (opened.current > 0) router.history.go(-opened.current)
      else void navigate({ search: without, replace: true, resetScroll: false })
      opened.current = 0
    },
  } as const
}
export type MedicationDialogs = ReturnType<typeof useMedicationDialog>
