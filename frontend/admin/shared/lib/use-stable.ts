import { useLayoutEffect, useRef, useState } from 'react'

/**
 * One function for all renders, which calls the last render's. For events of memoized rows, which would render again
 * with a new one.
 */
export function useStable<Args extends unknown[]>(last: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(last)
  useLayoutEffect(() => {
    current.current = last
  })
  const [stable] = useState(
    () =>
      (...args: Args) =>
        current.current(...args),
  )
  return stable
}
