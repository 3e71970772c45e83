import { useSyncExternalStore } from 'react'

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
  // A first installation is no update: nothing controls the page yet.
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

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration) watch(registration)
  } catch {
    // Without it the app works, but not offline.
  }
}

/** Once, on page load. The page is never reloaded by itself: a reload throws away a half-filled form. */
export function registerServiceWorker(): void {
  // A screen whose file is gone belongs to a version that is no longer served; without a network none comes.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) announce()
  })
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

/** The person's own choice: takes the new version and opens the page anew. */
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

/** `true` once a new version is ready to be taken with `applyUpdate`. */
export function useUpdateAvailable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => available,
    () => false,
  )
}
