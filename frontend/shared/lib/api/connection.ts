import type { QueryClient } from '@tanstack/react-query'
import { connection } from '#locales/connection.ts'
import { plainTexts } from '../plain-texts.ts'
import { messageFor, NetworkError } from './errors.ts'

export const connectionTexts = plainTexts(connection)

/**
 * The message for a form that was not saved. Without an answer from the server it adds that nothing is lost.
 */
export function failureText(error: unknown, fallback?: string): string {
  const message = messageFor(error, fallback)
  return error instanceof NetworkError ? connectionTexts('typed', { message }) : message
}

/** Whether a query waits for a server that does not answer, although the browser reports a connection. */
export function isUnreachable(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state }) => state.error instanceof NetworkError)
}
