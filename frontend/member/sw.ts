import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { answerNavigation, answerScreen, fileToCache } from './shared/lib/app/answer-pages.ts'
import { APP_ASSETS } from './shared/lib/app/cache-loaded-files.ts'
import { sendWaiting } from './shared/lib/waiting/send-waiting.ts'
import { SHARED } from './shared/lib/waiting/sending.ts'

declare global {
  interface ImportMetaEnv {
    /** Paths whose pages the build has written. */
    readonly PRERENDERED: readonly string[]
    /** How many scripts and styles are kept. */
    readonly CACHED_FILES: number
  }
}

/** What Background Sync sends; it belongs to no standard that the compiler knows. */
interface SyncEvent extends Event {
  tag: string
  waitUntil(work: Promise<void>): void
}

interface ServiceWorker {
  /** What the shell consists of, which the build lists. */
  __WB_MANIFEST: PrecacheEntry[]
  skipWaiting(): Promise<void>
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(name: 'sync', listener: (event: SyncEvent) => void): void
}
declare const self: ServiceWorker

const YEAR_SECONDS = 31_536_000

// The shell is fetched at the installation. The home's page is answered below.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()

const prerendered = new Set(import.meta.env.PRERENDERED)
registerRoute(({ url, sameOrigin }) => sameOrigin && prerendered.has(url.pathname), answerNavigation)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/api(\/|$)|\.\w+$/.test(url.pathname),
  answerScreen,
)
const limits = { maxEntries: import.meta.env.CACHED_FILES, maxAgeSeconds: YEAR_SECONDS }
// Its types leave out that a callback may be undefined.
const expiration = new ExpirationPlugin(limits) as WorkboxPlugin
// A screen's files are cached when they are first used; answers of /api never.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: APP_ASSETS,
    plugins: [expiration, { cacheWillUpdate: fileToCache }],
  }),
)

// The member has accepted the new version.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('sync', (event) => {
  if (event.tag === SHARED) event.waitUntil(sendWaiting())
})
