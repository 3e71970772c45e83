import { useState } from 'react'
import { flushSync } from 'react-dom'

interface Opened {
  id: string | undefined
  /** The address's record when `id` was set. */
  address: string | undefined
  /** Own navigations whose address has not arrived yet. */
  navigations: number
}

/**
 * The open record of a workbench. It changes with the key that opens it, before the address does, so that the next key
 * finds the new record.
 * @param address id of the record in the address
 * @param go navigates to a record, or to the list; resolves when the address has changed
 */
export function useOpenRecord(
  address: string | undefined,
  go: (id: string | undefined) => Promise<void>,
): [id: string | undefined, open: (id: string | undefined) => void] {
  const [opened, setOpened] = useState<Opened>({ id: address, address, navigations: 0 })
  if (address !== opened.address) {
    // The history or a link: while navigations of ours are under way, their addresses come late.
    setOpened({ ...opened, address, id: opened.navigations > 0 ? opened.id : address })
  }
  function open(id: string | undefined): void {
    flushSync(() => setOpened((before) => ({ ...before, id, navigations: before.navigations + 1 })))
    void go(id).finally(() => setOpened((before) => ({ ...before, navigations: before.navigations - 1 })))
  }
  return [opened.id, open]
}
