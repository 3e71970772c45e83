import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKeepsData } from './keeps-data.ts'

/** Keeps the data of an approved member on this device, while they want that. Returns whether they do. */
export function useKeepData(memberId: string | undefined): boolean {
  const client = useQueryClient()
  const keeps = useKeepsData(memberId ?? '') && memberId !== undefined
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
