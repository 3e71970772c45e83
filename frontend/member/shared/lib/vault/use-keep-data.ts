import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKeepsData } from './keeps-data.ts'
import { keepQueries } from './kept-queries.ts'

/** Keeps the data of an approved member on this device, while they want that. Returns whether they do. */
export function useKeepData(memberId: string | undefined): boolean {
  const client = useQueryClient()
  const keeps = useKeepsData(memberId ?? '') && memberId !== undefined
  useEffect(() => (keeps ? keepQueries(client, memberId) : undefined), [client, memberId, keeps])
  return keeps
}
