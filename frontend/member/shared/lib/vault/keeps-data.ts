import { useSyncExternalStore } from 'react'
import { forgetVault } from '#shared/lib/session/forget-vault.ts'
import {
  KEPT_FOR,
  LOCKED_FOR,
  mayKeepData,
  NOTHING_KEPT,
  storedChoice,
  WHOLE_VERSION,
} from './may-keep-data.ts'
import { isMarked, markOf } from './member-mark.ts'

const listeners = new Set<() => void>()

/** Whether this device keeps the member's last data: by choice, or because the app is installed. */
export function keepsData(memberId: string): boolean {
  return mayKeepData(isMarked(KEPT_FOR, memberId))
}

/** Deletes the kept data if the member no longer wants it. */
export function setKeepsData(memberId: string, keeps: boolean): void {
  try {
    // `NOTHING_KEPT` stays: it applies again after this member's sign-out.
    if (!keeps) for (const key of [KEPT_FOR, LOCKED_FOR]) localStorage.removeItem(key)
    localStorage.setItem(keeps ? KEPT_FOR : NOTHING_KEPT, keeps ? markOf(memberId) : '1')
  } catch {
    // Storage is blocked, so nothing can be kept.
  }
  if (!keeps) {
    forgetVault()
    // The service worker need not keep a version for its files: see `cache-version.ts`.
    if ('caches' in globalThis) void caches.delete(WHOLE_VERSION).catch(() => undefined)
  }
  for (const listener of listeners) listener()
}

/** Whether only the device's authenticator opens the kept data, from the next write on. */
export function setLocked(memberId: string, isLocked: boolean): void {
  if (isLocked) localStorage.setItem(LOCKED_FOR, markOf(memberId))
  else localStorage.removeItem(LOCKED_FOR)
  for (const listener of listeners) listener()
}

/** Removes the lock of a member who has not signed out on this device. */
export function forgetOthersLock(memberId: string): void {
  if (storedChoice(LOCKED_FOR) !== null && !isMarked(LOCKED_FOR, memberId)) setLocked(memberId, false)
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

export function useIsLocked(memberId: string | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => memberId !== undefined && isMarked(LOCKED_FOR, memberId),
    () => false,
  )
}
