import { useCallback, useEffect, useState } from 'react'
import type { ChatSource } from './chat-source.ts'

const ANSWER_WITHIN_MS = 10_000

export type FrameState = 'opening' | 'open' | 'failed'

/** A cross-origin frame only reports that it loaded, even for an error page, so its address is requested as well. */
function reach(url: string): Promise<unknown> {
  return fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
}

/** Must be remounted for each retry. */
export function useChatFrame({ url, host }: ChatSource) {
  const external = host !== null
  const [reached, setReached] = useState(!external)
  const [shown, setShown] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!external) return
    let gone = false
    reach(url).then(
      () => !gone && setReached(true),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [external, url])

  const open = reached && shown
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setFailed(true), ANSWER_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [open])

  const show = useCallback(() => setShown(true), [])
  const state: FrameState = failed ? 'failed' : open ? 'open' : 'opening'
  return { state, show }
}
