import type { AnyRouter } from '@tanstack/react-router'

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean }
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3_000)
}

/**
 * Once a screen below `layout` stands, fetches its sisters while nothing else is to be done, so that they open
 * at once and without a network. Not for those who asked their browser to save data.
 */
export function warmScreens(router: AnyRouter, layout: string): void {
  if (navigator.connection?.saveData) return
  const stop = router.subscribe('onRendered', () => {
    if (!router.state.matches.some(({ routeId }) => routeId === layout)) return
    stop()
    whenIdle(() => {
      if (!navigator.onLine) return
      for (const [id, route] of Object.entries<AnyRouter['routeTree']>(router.routesById)) {
        // A chunk that fails now is requested again when its screen opens.
        if (id.startsWith(`${layout}/`)) void router.loadRouteChunk(route)?.catch(() => undefined)
      }
    })
  })
}
