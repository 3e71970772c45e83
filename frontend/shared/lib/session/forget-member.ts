/** What is the device's and not the member's: it outlives a sign-out. */
const KEPT = new Set(['ui-theme', 'brand', 'install-prompt', 'shortcuts-off'])

/** Caches that hold the app itself; every other cache holds a member's data. */
export const APP_CACHE = /^(workbox-precache|app-)/

function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!KEPT.has(key)) storage.removeItem(key)
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !APP_CACHE.test(name)).map((name) => caches.delete(name)))
}

async function clearDatabases(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? []
  // Workbox keeps when a file was last used.
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

/** Written for the other tabs, where `useLeftElsewhere` hears it, and an event of the window in each. */
export const LEFT = 'left'

/** Leaves nothing of the member in this browser's storages, and tells the other tabs. */
export async function forgetMember(): Promise<void> {
  localStorage.setItem(LEFT, '1')
  dispatchEvent(new Event(LEFT))
  clear(localStorage)
  clear(sessionStorage)
  await Promise.all([clearCaches(), clearDatabases()])
}
