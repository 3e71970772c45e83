import { useEffect, useState } from 'react'

/** Seconds left of `seconds`, restarted whenever that number or `of` changes. */
export function useCountdown(seconds: number, of: unknown): number {
  const [left, setLeft] = useState(seconds)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` restarts the countdown
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    const timer = setInterval(() => {
      tick()
      if (performance.now() >= end) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, of])

  return left
}
