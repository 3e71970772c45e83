import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

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
 * Which dialog is open stands in the address: "back" closes it, and who had to sign in again finds it open with what
 * was typed. How far to go back stands in the history, which a reload keeps; what was opened by its address alone
 * leads to what lies behind it.
 */
export function useAddressDialog<Place>(
  show: (place: Place | undefined, step: Step) => void,
  behind?: Place | undefined,
) {
  const { history } = useRouter()
  const opened = () => history.location.state.dialogs ?? 0

  return {
    open: (place: Place) => show(place, { replace: false, state: { dialogs: opened() + 1 } }),
    /** Goes one dialog back. */
    close() {
      if (opened() > 0) history.back()
      else show(behind, { replace: true, state: {} })
    },
    /** Closes all of them. */
    leave() {
      if (opened() > 0) history.go(-opened())
      else show(undefined, { replace: true, state: {} })
    },
  }
}

/**
 * The record of the list that the address names. One that was deleted elsewhere stays known while its form is open,
 * so that what was typed does not go with it.
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

/** The search parameters of a record's form. */
export interface RecordPlace {
  /** The form for a new record is open. */
  registrar?: 1
  /** Id of the record whose form is open. */
  editar?: string
}

/** The dialog with the form of a list's record. */
export function useRecordDialog<Item extends { id: string }>(
  { registrar, editar }: RecordPlace,
  records: readonly Item[] | undefined,
  show: (place: RecordPlace | undefined, step: Step) => void,
) {
  const edited = useLastKnown(records, registrar ? undefined : editar)
  const target = registrar ? ('new' as const) : edited
  const { open, close } = useAddressDialog(show)
  return {
    target,
    close,
    add: () => open({ registrar: 1 }),
    edit: ({ id }: Item) => open({ editar: id }),
  }
}
