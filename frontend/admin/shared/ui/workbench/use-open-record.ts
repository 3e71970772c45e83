import { useState } from 'react'
import { flushSync } from 'react-dom'

interface Opened {
  id: string | undefined
  /** The record in the address when `id` was set. */
  address: string | undefined
  /** Our own navigations in progress. */
  navigations: number
}

/**
 * The open record of a workbench. It changes with the key that opens it, before the address does, so that the next key
 * acts on the new record.
 * @param address id of the record in the address
 * @param go navigates to a record, or to the list; resolves when the address has changed
 */
export function useOpenRecord(
  address: string | undefined,
  go: (id: string | undefined) => Promise<void>,
): [id: string | undefined, open: (id: string | undefined) => void] {
  const [opened, setOpened] = useState<Opened>({ id: address, address, navigations: 0 })
  if (address !== opened.address) setOpened(afterMove(opened, address))
  function open(id: string | undefined): void {
    flushSync(() => setOpened((before) => afterOpening(before, id)))
    void go(id).finally(() => setOpened(afterNavigation))
  }
  return [opened.id, open]
}

export function afterOpening(before: Opened, id: string | undefined): Opened {
  return { ...before, id, navigations: before.navigations + 1 }
}

/** The address changed: through the history or a link, or late because navigations of ours are in progress. */
export function afterMove(before: Opened, address: string | undefined): Opened {
  return { ...before, address, id: before.navigations > 0 ? before.id : address }
}

/** After the last navigation the address decides: the history may have moved meanwhile, even back to where it began. */
export function afterNavigation(before: Opened): Opened {
  const navigations = before.navigations - 1
  return { ...before, navigations, id: navigations > 0 ? before.id : before.address }
}
