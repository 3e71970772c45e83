import { useEffect } from 'react'

/** Keeps the screen on while mounted. Browsers release the lock when the page is hidden, so it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let unmounted = false

    async function request() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (unmounted) await lock.release()
      } catch {
        // Denied, for example on low battery: the screen may turn off.
      }
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      unmounted = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
