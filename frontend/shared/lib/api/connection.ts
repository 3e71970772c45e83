import type { QueryClient } from '@tanstack/react-query'
import { connection } from '#locales/connection.ts'
import { plainTexts } from '../plain-texts.ts'
import { messageFor, NetworkError } from './errors.ts'

export const connectionTexts = plainTexts(connection)

/** Why a form was not saved; without an answer from the server also that nothing is lost, and what to look at. */
export function problemOf(error: unknown, fallback?: string): string {
  const message = messageFor(error, fallback)
  return error instanceof NetworkError ? connectionTexts('typed', { message }) : message
}

/** Whether something on the screen waits for a server that does not answer, though the browser believes itself online. */
export function isUnreachable(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state }) => state.error instanceof NetworkError)
}
