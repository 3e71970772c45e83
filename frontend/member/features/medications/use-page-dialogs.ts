import { getRouteApi } from '@tanstack/react-router'
import { useUrlDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { dialogSearch, type MedicationDialog, readDialog } from './medications-parameters.ts'
import type { MedicationSearch } from './medications-search.ts'

const route = getRouteApi('/_app/app/medications/$medicationId')

/** Which dialog of a medication's page is open, and how to open and close dialogs through the URL. */
export function usePageDialogs() {
  const search = route.useSearch()
  const { open, close } = useUrlDialog<MedicationSearch>('janela')
  return {
    dialog: readDialog(search),
    close,
    open: (dialog: MedicationDialog) => open(dialogSearch(dialog)),
  }
}
export type PageDialogs = ReturnType<typeof usePageDialogs>
