import type { Query, QueryCache } from '@tanstack/react-query'

/** Milliseconds without an answer after which a screen says what it is waiting for. */
export const SLOW_MS = 4000

/**
 * Calls `onChange` with the queries on screen that have waited `SLOW_MS` for their answer, whenever that set changes.
 * Returns a function that stops it.
 */
export function watchSlowQueries(cache: QueryCache, onChange: (slow: readonly Query[]) => void): () => void {
  const timers = new Map<Query, ReturnType<typeof setTimeout>>()
  let slow: readonly Query[] = []

  function change(next: readonly Query[]): void {
    slow = next
    onChange(slow)
  }

  function follow(query: Query, isWaiting: boolean): void {
    const timer = timers.get(query)
    if (isWaiting && timer === undefined)
      timers.set(
        query,
        setTimeout(() => change([...slow, query]), SLOW_MS),
      )
    if (isWaiting || timer === undefined) return
    clearTimeout(timer)
    timers.delete(query)
    if (slow.includes(query)) change(slow.filter((other) => other !== query))
  }

  const isWaiting = (query: Query) => query.state.fetchStatus === 'fetching' && query.isActive()
  for (const query of cache.getAll()) follow(query, isWaiting(query))
  const stop = cache.subscribe(({ type, query }) => follow(query, type !== 'removed' && isWaiting(query)))
  return () => {
    stop()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
