import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { markOf } from '#member/shared/lib/vault/member-mark.ts'
import { tryStorage } from '#shared/lib/storage.ts'
import { upcomingQuery } from './home-queries.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const keyOf = (memberId: string) => `closed-banner:${markOf(memberId)}`

/** The consultation whose banner the member closed last. */
export function closedBannerOf(memberId: string, storage: () => Storage = () => localStorage) {
  return {
    is: (consultationId: string) =>
      tryStorage(() => storage().getItem(keyOf(memberId))) === markOf(consultationId),
    /** If storage is full or blocked, the banner stays closed until the next page load. */
    close: (consultationId: string) =>
      tryStorage(() => storage().setItem(keyOf(memberId), markOf(consultationId))),
  }
}

/** The next consultation, and whether its banner was closed. */
export function useUpcomingBanner(memberId: string) {
  const query = useQuery(upcomingQuery)
  const [closedNow, setClosedNow] = useState<string>()
  const closed = closedBannerOf(memberId)
  const next = query.data
  return {
    query,
    hidden: next ? closedNow === next.id || closed.is(next.id) : false,
    close() {
      if (!next) return
      closed.close(next.id)
      setClosedNow(next.id)
    },
  }
}
