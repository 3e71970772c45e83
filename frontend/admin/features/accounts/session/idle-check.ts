import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'

/** The server ends a session after 30 minutes without a request. */
const IDLE_MS = 30 * 60_000
const CHECK_EVERY_MS = 15_000

/**
 * Asks for the session once it must have ended, so that nobody's data stays on an abandoned screen.
 * The tabs tell each other of their answers: a question while another tab is in use would keep the session alive.
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
