import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'

/** The server ends a session after 30 minutes without a request. */
const IDLE_MS = 30 * 60_000
const CHECK_EVERY_MS = 15_000

/**
 * Refetches the session once it must have expired, so that no personal data stays on an abandoned screen. Tabs share
 * every answer: checking while another tab is in use would extend the session.
 */
export function startIdleCheck(client: QueryClient): void {
  const tabs = new BroadcastChannel('answers')
  let lastAnswer = Date.now()
  tabs.onmessage = () => {
    lastAnswer = Date.now()
  }

  function answered(): void {
    lastAnswer = Date.now()
    tabs.postMessage('answered')
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) answered()
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') answered()
  })

  function check(): void {
    if (!client.getQueryData(queryKeys.session) || Date.now() - lastAnswer <= IDLE_MS) return
    void client.refetchQueries({ queryKey: queryKeys.session, exact: true })
  }
  setInterval(check, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
}
