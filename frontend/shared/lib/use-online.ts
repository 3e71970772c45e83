import { useSyncExternalStore } from 'react'

let isReached = true

/** Whether there is a network that, as far as the app knows, reaches the server. */
export const isOnline = (): boolean => navigator.onLine && isReached

/** Whether requests reach the server while there is a network. The page then hears the same events as of a network. */
export function setReached(value: boolean): void {
  if (value === isReached) return
  isReached = value
  dispatchEvent(new Event(isOnline() ? 'online' : 'offline'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}
