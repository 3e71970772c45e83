import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Whether this list failed to load and the screen offers "Tentar de novo". Only that button may load it again: a request
 * of our own would replace the button while somebody presses it. A loader runs again whenever the guards do.
 */
export function isFailedOnScreen(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  return query?.state.status === 'error' && query.state.data === undefined && query.getObserversCount() > 0
}
