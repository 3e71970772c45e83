import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { tokenSearch } from './token-search.ts'

/**
 * The token of the e-mailed link that opened the screen, from the fragment or the query. It is removed from the address
 * bar and the history at once, so a reload has no token.
 */
export function useLinkToken(): string | undefined {
  const router = useRouter()
  const inUrl = useLocation({
    select: ({ hash, search }) => new URLSearchParams(hash).get('token') || tokenSearch(search).token,
  })
  const [token] = useState(inUrl)
  const wasEmpty = useRef(false)
  useEffect(() => {
    if (inUrl === undefined) wasEmpty.current = true
    // Another link was opened in the same tab: browsers do not reload if only the fragment differs.
    else if (wasEmpty.current) window.location.reload()
    else router.history.replace(window.location.pathname)
  }, [inUrl, router])
  return token
}
