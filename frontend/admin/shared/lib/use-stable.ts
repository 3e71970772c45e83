import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A function that stays the same across renders and calls the latest one, so that memoized rows do not render again.
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
