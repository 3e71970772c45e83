import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** Current time in milliseconds, updated every 15 seconds so that waits grow on screen. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
