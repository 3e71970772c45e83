import { useSyncExternalStore } from 'react'
import { ownScriptUrl } from '#shared/lib/own-script-url.ts'

const CHECK_EVERY_MS = 60 * 60_000

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined
let available = false

function announce(worker?: ServiceWorker): void {
  waiting = worker ?? waiting
  if (available) return
  available = true
  for (const listener of listeners) listener()
}

function watch(registration: ServiceWorkerRegistration): void {
  // A first installation is not an update: no service worker controls the page yet.
  const ready = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) announce(worker)
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

/** Call once on page load. Never reloads the page, which would lose a half-filled form. */
export function registerServiceWorker(): void {
  // A missing chunk belongs to a version that is no longer served, unless there is no network.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) announce()
  })
  if (document.readyState === 'complete') void installServiceWorker()
  else addEventListener('load', () => void installServiceWorker(), { once: true })
}

/** Activates the new version and reloads the page, at the user's request. */
export function applyUpdate(): void {
  if (!waiting) {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `true` once a new version is waiting for `applyUpdate`. */
export function useUpdateAvailable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => available,
    () => false,
  )
}
