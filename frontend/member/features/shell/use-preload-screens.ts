import { useQueryClient } from '@tanstack/react-query'
import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cacheVersion, forgetOlderPage } from '#member/shared/lib/app/cache-version.ts'
import { readableOffline } from '#member/shared/lib/vault/offline-screens.ts'
import { whenQuiet } from './when-quiet.ts'

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }
  }
}

/** The end of a route's id, without the pages that change a record. */
const RECORD_PAGE = /\/\$\w+\/?$/

/**
 * Once a screen and its data have loaded, and the browser is idle, loads the code of the screens it links to, so that
 * they open at once and offline. On a device that keeps data it also loads, once, every screen that can be read offline with
 * its data, and all files of the newest version. Does nothing on a slow connection or with data saving on.
 */
export function usePreloadScreens(keepsData: boolean): void {
  const router = useRouter()
  const client = useQueryClient()
  useEffect(() => void forgetOlderPage().catch(() => undefined), [])
  useEffect(() => {
    let isFilled = !keepsData
    let hasFiles = !keepsData
    const preload = async () => {
      if (!isFastNetwork()) return
      preloadLinked(router)
      if (!isFilled) {
        isFilled = true
        for (const to of readableOffline) await router.preloadRoute({ to }).catch(() => undefined)
        await loadRecordPages(router)
      }
      if (hasFiles) return
      hasFiles = true
      hasFiles = await cacheVersion().then(
        () => true,
        () => false,
      )
    }
    let cancel = whenQuiet(client, preload)
    const stop = router.subscribe('onRendered', () => {
      cancel()
      cancel = whenQuiet(client, preload)
    })
    return () => {
      stop()
      cancel()
    }
  }, [router, client, keepsData])
}

function isFastNetwork(): boolean {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
  return navigator.onLine && !saveData && effectiveType === '4g'
}

function preloadLinked(router: AnyRouter): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')
  const paths = new Set(Array.from(links, ({ pathname }) => pathname))
  for (const path of paths) {
    const [routes] = router.getMatchedRoutes(path)
    // A file that fails now is requested again when its screen opens.
    for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined)
  }
}

/** The lists hold whole records, so that pages of records that were never opened can be read without a network. */
async function loadRecordPages(router: AnyRouter): Promise<void> {
  const pages = Object.values<AnyRoute>(router.routesById).filter(({ id }) => RECORD_PAGE.test(id))
  for (const page of pages) await router.loadRouteChunk(page)?.catch(() => undefined)
}
