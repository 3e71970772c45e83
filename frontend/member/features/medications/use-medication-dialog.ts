import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAddressDialog } from '../../../shared/lib/use-address-dialog.ts'
import { dialogOf, type MedicationDialog } from './medications-place.ts'
import type { MedicationsSearch } from './medications-search.ts'

export function useMedicationDialog() {
  const { dialog, id: about } = dialogOf(useSearch({ from: '/_app/app/medications' }))
  const navigate = useNavigate({ from: '/app/medications' })
  const { open, ...others } = useAddressDialog<MedicationsSearch>(dialog !== undefined, (place, replace) => {
    void navigate({
      search: ({ aba, dia }) => ({ ...(aba && { aba }), ...(dia && { dia }), ...place }),
      replace,
      resetScroll: false,
    })
  })
  return {
    dialog,
    id: about,
    ...others,
    open: (next: MedicationDialog, id?: string) => open({ janela: next, ...(id && { medicamento: id }) }),
  }
}
export type MedicationDialogs = ReturnType<typeof useMedicationDialog>
