import { useEffect, useState } from 'react'

/** Seconds that are left of `seconds`, counted from when that number or `of` changed. */
export function useCountdown(seconds: number, of: unknown): number {
  const [left, setLeft] = useState(seconds)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` starts the count anew
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
