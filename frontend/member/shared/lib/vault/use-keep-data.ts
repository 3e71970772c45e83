import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKeepsData } from './keeps-data.ts'
import { keepQueries } from './kept-queries.ts'

/** Keeps the data of an approved member on this device, while they want that. */
export function useKeepData(memberId: string | undefined): void {
  const client = useQueryClient()
  const keeps = useKeepsData(memberId ?? '')
  useEffect(() => (memberId && keeps ? keepQueries(client, memberId) : undefined), [client, memberId, keeps])
}
