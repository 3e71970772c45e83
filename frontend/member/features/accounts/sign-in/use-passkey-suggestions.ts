import { useEffect, useRef } from 'react'

/** The suggestions are not part of the first load, which they would slow down. */
const AFTER_LOAD_MS = 10_000

/** Starts to suggest passkeys in the e-mail field, if the browser can, at the first touch or a moment after the load. */
export function usePasskeySuggestions(suggest: (signal: AbortSignal) => void): void {
  const latest = useRef(suggest)
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return
    const page = new AbortController()
    const { signal } = page
    // Aborts when the suggestions have started, or the page is left.
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
