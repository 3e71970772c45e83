import { ownScriptUrl } from '#shared/lib/own-script-url.ts'
import { isOnline } from '#shared/lib/use-online.ts'

const CHECK_EVERY_MS = 60 * 60_000

export interface AppUpdate {
  /** The service worker of the new version, if it is installed. */
  worker?: ServiceWorker
  /** Whether a file of this page's version could not be loaded. */
  lacksFile?: true
}

const listeners = new Set<() => void>()
let known: AppUpdate | undefined

/** What is known of a version newer than this page's; `undefined` while nothing is. */
export const knownUpdate = () => known

function announce(news: AppUpdate): void {
  known = { ...known, ...news }
  for (const listener of listeners) listener()
}

function watch(registration: ServiceWorkerRegistration): void {
  // A first installation is not an update: no service worker controls the page yet.
  const ready = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) announce({ worker })
  }
  ready(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => ready(worker))
  })
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS)
}

/**
 * Also called after a sign-out, whose response makes the browser remove the service worker. Without one the app works,
 * but not offline.
 */
export async function installServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(ownScriptUrl('/sw.js'))
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration) watch(registration)
  } catch {
    // Blocked by the browser, or there is no connection.
  }
}

/** Call once on page load. */
export function registerServiceWorker(): void {
  // A missing chunk belongs to a version that is no longer served, unless there is no network.
  addEventListener('vite:preloadError', () => {
    if (isOnline() && !known?.lacksFile) announce({ lacksFile: true })
  })
  if (document.readyState === 'complete') void installServiceWorker()
  else addEventListener('load', () => void installServiceWorker(), { once: true })
}

export function followUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
