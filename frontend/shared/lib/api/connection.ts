import type { QueryClient } from '@tanstack/react-query'
import { t as connectionTexts } from '#locales/connection.ts'
import { messageFor, NetworkError } from './errors.ts'

/** The message for a form that was not saved. Offline, it adds that the typed values are not lost. */
export function failureText(error: unknown, fallback?: string): string {
  const message = messageFor(error, fallback)
  return error instanceof NetworkError ? connectionTexts('typed', { message }) : message
}

/** Whether an active query failed without a response, although the browser reports a connection. */
export function isUnreachable(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state }) => state.error instanceof NetworkError)
}
