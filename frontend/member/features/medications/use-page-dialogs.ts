import { getRouteApi } from '@tanstack/react-router'
import { useAddressDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { dialogAddress, type MedicationDialog, readDialog } from './medications-address.ts'
import type { MedicationSearch } from './medications-search.ts'

const route = getRouteApi('/_app/app/medications/$medicationId')

/** Which dialog of a medication's page is open, and how to open and close dialogs through the URL. */
export function usePageDialogs() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { open, close } = useAddressDialog<MedicationSearch>((dialogSearch, step) => {
    void navigate({
      search: ({ janela: _janela, ...rest }) => ({ ...rest, ...dialogSearch }),
      ...step,
      resetScroll: false,
    })
  })
  return {
    dialog: readDialog(search),
    close,
    open: (dialog: MedicationDialog) => open(dialogAddress(dialog)),
  }
}
export type PageDialogs = ReturnType<typeof usePageDialogs>
