import { useSyncExternalStore } from 'react'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import { isInstalled } from '../app/is-installed.ts'

/** Holds the id of the member who wants this device to keep their data. Removed by a sign-out. */
const KEPT_FOR = 'data-kept-for'
/** Set while this device must keep nothing, whoever uses it: one of the device's settings. */
const NOTHING_KEPT = 'no-data-kept'

const listeners = new Set<() => void>()

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether a vault may be on this device: nobody is known yet. */
export function mayKeepData(): boolean {
  return stored(KEPT_FOR) !== null || (stored(NOTHING_KEPT) === null && isInstalled())
}

/** Whether this device keeps the member's last data: by choice, or because the app is installed. */
export function keepsData(memberId: string): boolean {
  return stored(KEPT_FOR) === memberId || (stored(NOTHING_KEPT) === null && isInstalled())
}

/** Deletes the kept data if the member no longer wants them. */
export function setKeepsData(memberId: string, keeps: boolean): void {
  try {
    localStorage.removeItem(keeps ? NOTHING_KEPT : KEPT_FOR)
    localStorage.setItem(keeps ? KEPT_FOR : NOTHING_KEPT, keeps ? memberId : '1')
  } catch {
    // Storage is blocked, so nothing can be kept.
  }
  if (!keeps) forgetVault()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useKeepsData(memberId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keepsData(memberId),
    () => false,
  )
}
