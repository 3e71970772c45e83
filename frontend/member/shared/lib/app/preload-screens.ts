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
 * After the first screen below the route `layout` is rendered, loads the code of the others when the browser is idle, so
 * that they open without a wait and offline. Does nothing if the browser is set to save data.
 */
export function preloadScreens(router: AnyRouter, layout: string): void {
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
