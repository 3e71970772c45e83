import { useEffect, useRef } from 'react'

/** Delayed past the first load, which the suggestions would slow down. */
const AFTER_LOAD_MS = 10_000

/**
 * Starts suggesting passkeys in the e-mail field, if the browser supports it, on the first touch or shortly after the
 * load.
 */
export function usePasskeySuggestions(suggest: (signal: AbortSignal) => void): void {
  const latest = useRef(suggest)
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return
    const page = new AbortController()
    const { signal } = page
    // Aborts once the suggestions have started, or the page is left.
    const waiting = new AbortController()
    function start() {
      if (waiting.signal.aborted) return
      waiting.abort()
      latest.current(signal)
    }
    const timer = setTimeout(start, AFTER_LOAD_MS)
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { signal: waiting.signal })
    return () => {
      clearTimeout(timer)
      waiting.abort()
      page.abort()
    }
  }, [])
}
