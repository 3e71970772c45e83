import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closedBannerOf } from './closed-banner.ts'
import { upcomingQuery } from './home-queries.ts'

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
