import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAddressDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { behind, dialogOf, type MedicationDialog } from './medications-place.ts'
import type { MedicationsSearch } from './medications-search.ts'

export function useMedicationDialog() {
  const search = useSearch({ from: '/_app/app/medications' })
  const navigate = useNavigate({ from: '/app/medications' })
  const { open, ...others } = useAddressDialog<MedicationsSearch>((place, step) => {
    void navigate({
      search: ({ aba, dia }) => ({ ...(aba && { aba }), ...(dia && { dia }), ...place }),
      ...step,
      resetScroll: false,
    })
  }, behind(search))
  return {
    ...dialogOf(search),
    ...others,
    open: (next: MedicationDialog, id?: string) => open({ janela: next, ...(id && { medicamento: id }) }),
  }
}
export type MedicationDialogs = ReturnType<typeof useMedicationDialog>
