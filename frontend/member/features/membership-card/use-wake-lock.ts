import { useEffect } from 'react'

/** Keeps the screen on while the part stands; a browser gives the lock up whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false

    async function hold() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) await lock.release()
      } catch {
        // Refused, by a low battery for instance: the card is shown all the same.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
