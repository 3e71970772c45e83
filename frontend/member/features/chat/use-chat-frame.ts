import { useEffect, useState } from 'react'
import type { ChatSource } from './chat-source.ts'

const ANSWER_WITHIN_MS = 10_000

export type FrameState = 'opening' | 'open' | 'failed'

/** Of another origin a frame only tells that it finished, be it with an error page: so its address is asked besides. */
async function answers({ url, host }: ChatSource, signal: AbortSignal): Promise<void> {
  if (host === null) return
  await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
}

/** Our own page shows by its markup that it is the assistant and not what stands in for a missing page. */
function showsAssistant(frame: HTMLIFrameElement): boolean {
  try {
    return Boolean(frame.contentDocument?.getElementById('assistant'))
  } catch {
    return false
  }
}

/** Mounted anew for each try. */
export function useChatFrame(source: ChatSource) {
  const [reached, setReached] = useState(source.host === null)
  const [loaded, setLoaded] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort('late'), ANSWER_WITHIN_MS)
    answers(source, stop.signal).then(
      () => setReached(true),
      () => setFailed(stop.signal.reason !== 'gone'),
    )
    return () => {
      clearTimeout(timer)
      stop.abort('gone')
    }
  }, [source])

  const open = reached && loaded
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setFailed(true), ANSWER_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [open])

  function onLoad(frame: HTMLIFrameElement) {
    if (source.host !== null || showsAssistant(frame)) setLoaded(true)
    else setFailed(true)
  }
  const state: FrameState = failed ? 'failed' : open ? 'open' : 'opening'
  return { state, onLoad }
}
