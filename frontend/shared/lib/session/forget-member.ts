import { dropHeldDrafts } from '../forms/draft.ts'
import { DEVICE_KEYS } from './device-settings.ts'

/** Caches of the app itself; every other cache holds a member's data. */
export const APP_CACHE = /^(workbox-precache|app-)/

function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!DEVICE_KEYS.has(key)) storage.removeItem(key)
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !APP_CACHE.test(name)).map((name) => caches.delete(name)))
}

async function clearDatabases(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? []
  // Workbox's own databases hold the times at which cached files were last used.
  const members = databases.flatMap(({ name }) => (name && !name.startsWith('workbox-') ? name : []))
  await Promise.all(
    members.map(
      (name) =>
        new Promise<unknown>((resolve) => {
          const request = indexedDB.deleteDatabase(name)
          request.onsuccess = request.onerror = request.onblocked = resolve
        }),
    ),
  )
}

/** Name of the localStorage entry that tells other tabs about a sign-out. */
export const SIGNED_OUT = 'signed-out'

/** Deletes the member's data from all of this browser's storages and notifies the other tabs. */
export async function forgetMember(): Promise<void> {
  localStorage.setItem(SIGNED_OUT, '1')
  clear(localStorage)
  clear(sessionStorage)
  dropHeldDrafts()
  await Promise.all([clearCaches(), clearDatabases()])
}
