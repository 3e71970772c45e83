import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * Which dialog is open stands in the address: "back" closes it, and who had to sign in again finds it open with what
 * was typed. `show` writes it there, or takes it away.
 */
export function useAddressDialog<Place>(
  isOpen: boolean,
  show: (place: Place | undefined, replace: boolean) => void,
) {
  const { history } = useRouter()
  const index = () => history.location.state.__TSR_index
  // Where the history stood before the first dialog was opened from here; a reload or a link knows of none.
  const before = useRef<number>(undefined)
  const opened = () => (before.current === undefined ? 0 : index() - before.current)

  function goBack(steps: number) {
    if (steps > 0) history.go(-steps)
    else show(undefined, true)
  }

  return {
    open(place: Place) {
      if (!isOpen || before.current === undefined) before.current = index()
      show(place, false)
    },
    /** One dialog back. */
    close: () => goBack(Math.min(1, opened())),
    /** Away from all of them. */
    leave: () => goBack(opened()),
  }
}

/** What an address says of the form of a list's record. */
export interface RecordPlace {
  /** The form for a new record is open. */
  registrar?: 1
  /** The form of this record is open. */
  editar?: string
}

/** The dialog with the form of a list's record. */
export function useRecordDialog<Item extends { id: string }>(
  { registrar, editar }: RecordPlace,
  records: readonly Item[] | undefined,
  show: (place: RecordPlace | undefined, replace: boolean) => void,
) {
  const target = registrar ? ('new' as const) : records?.find(({ id }) => id === editar)
  const { open, close } = useAddressDialog(target !== undefined, show)
  return {
    target,
    close,
    add: () => open({ registrar: 1 }),
    edit: ({ id }: Item) => open({ editar: id }),
  }
}
