import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { RecordFormSearch } from './record-form-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many dialogs were opened on top of each other up to this history entry. */
    dialogs?: number
  }
}

/** How a navigation adds a dialog to the address, or removes it. */
interface Step {
  replace: boolean
  state: { dialogs?: number }
}

/**
 * A dialog that is part of the address: "back" closes it, and after a new sign-in it is open again with its draft. The
 * history state counts the open dialogs and survives a reload.
 * @param navigate shows the dialog with these search parameters, or none
 */
export function useAddressDialog<Search>(navigate: (search: Search | undefined, step: Step) => void) {
  const { history } = useRouter()
  const opened = () => history.location.state.dialogs ?? 0

  return {
    open: (search: Search) => navigate(search, { replace: false, state: { dialogs: opened() + 1 } }),
    /** Closes the dialog on top. */
    close() {
      if (opened() > 0) history.back()
      else navigate(undefined, { replace: true, state: {} })
    },
  }
}

/**
 * The record with the id. If it disappears from the list, deleted on another device for example, the last known one is
 * returned, so that its open form keeps the typed values.
 */
export function useLastKnown<Item extends { id: string }>(
  records: readonly Item[] | undefined,
  id: string | undefined,
): Item | undefined {
  const found = records?.find((record) => record.id === id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last?.id === id ? last : undefined)
}

/** The dialog with the form of a list's record. `target` is undefined while it is closed. */
export function useRecordDialog<Item extends { id: string }>(
  { registrar: isNew, editar: editedId }: RecordFormSearch,
  records: readonly Item[] | undefined,
  navigate: (search: RecordFormSearch | undefined, step: Step) => void,
) {
  const edited = useLastKnown(records, isNew ? undefined : editedId)
  const { open, close } = useAddressDialog(navigate)
  return {
    target: isNew ? ('new' as const) : edited,
    close,
    add: () => open({ registrar: 1 }),
    edit: ({ id }: Item) => open({ editar: id }),
  }
}
