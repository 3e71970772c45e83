import { useSyncExternalStore } from 'react'

// The record whose row and page are one element for the browser's view transition, and whose row gets the focus when
// its page is left.
let opened: string | undefined
const listeners = new Set<() => void>()

export function setOpenedRecord(id: string | undefined) {
  opened = id
  for (const listener of listeners) listener()
}

/** Whether this is the record that was opened last. */
export function useIsOpenedRecord(id: string): boolean {
  return useSyncExternalStore(subscribe, () => opened === id)
}

/** The row of the record that was opened last, if the page shows it. */
export function openedRow(): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-record]')]
  return rows.find((row) => row.dataset.record === opened)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
