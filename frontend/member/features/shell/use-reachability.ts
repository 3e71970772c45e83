import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { APP_FILES, type AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { NetworkError } from '#shared/lib/api/errors.ts'
import { isOnline, setReached } from '#shared/lib/use-online.ts'

/** How long a small file may take, and how long after a failure it is asked for again. */
const PROBE_MS = 10_000

/** Whether the server answers. A captive portal answers with its own page, or redirects to it. */
async function isAnswering(): Promise<boolean> {
  const answer = await fetch(APP_FILES, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
  const { entry }: Partial<AppFiles> = await answer.json()
  return entry !== undefined
}

/**
 * Treats a network that does not reach the server like none: after a request without an answer asks for a small file, and
 * while that gets no answer either, asks again every ten seconds, in a hidden tab once it is shown.
 */
export function useReachability(): void {
  const client = useQueryClient()
  useEffect(() => {
    let isProbing = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ended = new AbortController()
    const probeAgain = () => !document.hidden && !isOnline() && void probe()
    async function probe(): Promise<void> {
      if (isProbing || !navigator.onLine) return
      isProbing = true
      const isReached = await isAnswering().catch(() => false)
      isProbing = false
      clearTimeout(timer)
      if (ended.signal.aborted) return
      setReached(isReached)
      if (!isReached) timer = setTimeout(probeAgain, PROBE_MS)
    }
    const note = (action: object) => {
      if ('error' in action && action.error instanceof NetworkError) void probe()
    }
    const stops = [
      client.getQueryCache().subscribe((event) => event.type === 'updated' && note(event.action)),
      client.getMutationCache().subscribe((event) => event.type === 'updated' && note(event.action)),
    ]
    addEventListener('online', () => !isOnline() && void probe(), { signal: ended.signal })
    document.addEventListener('visibilitychange', probeAgain, { signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
      for (const stop of stops) stop()
      setReached(true)
    }
  }, [client])
}
