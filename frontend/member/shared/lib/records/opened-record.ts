import { useSyncExternalStore } from 'react'

/** Where the focus is while the member uses no control. */
const UNUSED = 'h1, main, body'
const ROW_LINK = 'main [data-record] a'

// The record whose row and page are one element in the browser's view transition, and whose row gets the focus when its
// page is left.
let opened: string | undefined
let isAwaited = false
let isRestored = false
const listeners = new Set<() => void>()

export function setOpenedRecord(id: string | undefined) {
  opened = id
  for (const listener of listeners) listener()
}

export function isOpenedRecord(id: string): boolean {
  return opened === id
}

/** Whether this is the most recently opened record. */
export function useIsOpenedRecord(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpenedRecord(id),
    () => false,
  )
}

/** The row of the most recently opened record, if the page shows it. */
export function openedRow(): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-record]')]
  return rows.find((row) => row.dataset.record === opened)
}

/**
 * Focuses the row of the most recently opened record. Returns false if the list does not show it yet: it then takes the
 * focus when it appears, unless the focus has moved on from the page's title.
 */
export function focusOpenedRow(): boolean {
  const link = openedRow()?.querySelector('a')
  isAwaited = !link
  isRestored = false
  link?.focus()
  return Boolean(link)
}

/** Focuses a restored record's row once the list shows it, unless the member is busy elsewhere. */
export function focusRestoredRow(id: string): void {
  setOpenedRecord(id)
  isAwaited = true
  isRestored = true
  const link = openedRow()?.querySelector('a')
  if (link) focusAwaitedRow(id, link)
}

/** For pages other than the list of the opened record. */
export function awaitNoRow() {
  isAwaited = false
  isRestored = false
}

/** Call for a row that has just appeared, with its link or, if it has none, its button. */
export function focusAwaitedRow(id: string, link: HTMLElement | null) {
  if (!isAwaited || id !== opened) return
  const free = isRestored ? `${UNUSED},${ROW_LINK}` : UNUSED
  awaitNoRow()
  if (document.activeElement?.matches(free)) link?.focus()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
