import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#member/shared/lib/when-idle.ts'

/** Runs the work once all data has loaded and the browser is idle. Returns a function that cancels it. */
export function whenQuiet(client: QueryClient, work: () => unknown): () => void {
  let cancelIdle = () => {}
  const tryWhenIdle = () => {
    cancelIdle()
    cancelIdle = whenIdle(() => {
      if (client.isFetching() > 0) return
      stop()
      void work()
    })
  }
  const stop = client.getQueryCache().subscribe(({ type }) => type === 'updated' && tryWhenIdle())
  tryWhenIdle()
  return () => {
    stop()
    cancelIdle()
  }
}
