import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SIGN_OUT_PENDING } from '../session/session.ts'
import { useKeepsData } from './keeps-data.ts'

/** Earlier versions of the app kept the session and the card as plain text. */
function forgetPlainData(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('offline:') && key !== SIGN_OUT_PENDING) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Keeps the data of an approved member on this device, while they want that. Returns whether they do. */
export function useKeepData(memberId: string | undefined): boolean {
  const client = useQueryClient()
  const keeps = useKeepsData(memberId ?? '') && memberId !== undefined
  useEffect(forgetPlainData, [])
  useEffect(() => {
    if (!keeps) return undefined
    const ended = new AbortController()
    // Without the file nothing is kept: the network is lost already.
    import('./kept-queries.ts')
      .then(({ keepQueries }) => keepQueries(client, memberId, ended.signal))
      .catch(() => undefined)
    return () => ended.abort()
  }, [client, memberId, keeps])
  return keeps
}
