/** Runs the work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work, { timeout: 10_000 })
    return () => cancelIdleCallback(idle)
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, 3_000)
  return () => clearTimeout(timer)
}
