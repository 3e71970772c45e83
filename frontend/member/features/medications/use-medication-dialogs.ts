import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAddressDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { dialogAddress, dialogOf, type MedicationDialog, parentDialog } from './medications-address.ts'
import type { MedicationsSearch } from './medications-search.ts'

/** Which dialog is open, and how to open and close dialogs by the address. */
export function useMedicationDialogs() {
  const search = useSearch({ from: '/_app/app/medications' })
  const navigate = useNavigate({ from: '/app/medications' })
  const { open, ...others } = useAddressDialog<MedicationsSearch>((dialogSearch, step) => {
    void navigate({
      search: ({ aba, dia }) => ({ ...(aba && { aba }), ...(dia && { dia }), ...dialogSearch }),
      ...step,
      resetScroll: false,
    })
  }, parentDialog(search))
  return {
    ...dialogOf(search),
    ...others,
    open: (dialog: MedicationDialog, id?: string) => open(dialogAddress(dialog, id)),
  }
}
export type MedicationDialogs = ReturnType<typeof useMedicationDialogs>
