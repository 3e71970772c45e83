import { expect, type Page } from '@playwright/test'
import type { QueryKey } from '@tanstack/react-query'
import { KEPT_FOR, WHOLE_VERSION } from '#member/shared/lib/vault/may-keep-data.ts'
import { markOf } from '#member/shared/lib/vault/member-mark.ts'
import { offlineScreens } from '#member/shared/lib/vault/offline-screens.ts'
import { expectFilesCached, reloadThroughServiceWorker } from './offline-files.ts'
import { watchRequests } from './requests.ts'

/** The app writes half a second after the last answer. By default a poll that takes longer asks once a second. */
export const SOON = { intervals: [100] }

export const keepSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Manter meus dados neste aparelho' })

/** How many encrypted bytes the vault holds. */
export const vaultBytes = (page: Page) =>
  page.evaluate(async () => {
    const names = await indexedDB.databases()
    if (!names.some(({ name }) => name === 'vault')) return 0
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('vault')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    try {
      if (!database.objectStoreNames.contains('data')) return 0
      return await new Promise<number>((resolve) => {
        const { transaction } = IDBDatabase.prototype
        const reading = transaction.call(database, 'data').objectStore('data').get('data')
        reading.onsuccess = () => resolve(reading.result?.bytes.byteLength ?? 0)
      })
    } finally {
      database.close()
    }
  })

/** Keeps data from now on, as the switch in the profile does, and waits until that of the address is written. */
export async function keepData(page: Page, address: string): Promise<void> {
  const requestsEnded = watchRequests(page)
  const { id } = await (await page.request.get('/api/user')).json()
  await page.goto('/icons/192.png')
  await page.evaluate(([key, mark]) => localStorage.setItem(key, mark), [KEPT_FOR, markOf(id)] as const)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requestsEnded()
  await expect.poll(() => vaultBytes(page), SOON).toBeGreaterThan(1_000)
}

/** Does so with all files in the cache of the service worker. */
export async function keepAppAndData(page: Page, address: string): Promise<void> {
  const requestsEnded = watchRequests(page)
  await keepData(page, address)
  await reloadThroughServiceWorker(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requestsEnded()
  await expectFilesCached(page)
  await expect.poll(() => unkeptScreens(page, [address]), SOON).toEqual([])
  await expect.poll(() => vaultBytes(page), SOON).toBeGreaterThan(1_000)
}

/** The script of the newest version of which the device has all files. */
export const wholeEntry = (page: Page) =>
  page.evaluate(async (cacheName) => {
    const entry = await caches.match('/entry', { cacheName })
    return entry?.text()
  }, WHOLE_VERSION)

/** The queries in the vault, which only the browser that keeps them can read. */
export const keptQueries = (page: Page): Promise<{ key: unknown[]; data: unknown }[]> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // Opening a database that is not there makes one, without stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'vault')) return []
    const database = await asked(indexedDB.open('vault'))
    const { transaction } = IDBDatabase.prototype
    const read = (name: string) => asked(transaction.call(database, name).objectStore(name).get(name))
    const [lock, sealed] = await Promise.all([read('lock'), read('data')])
    database.close()
    if (!lock || !sealed) return []
    const additionalData = new TextEncoder().encode(lock.memberId)
    const algorithm = { name: 'AES-GCM', iv: sealed.nonce, additionalData }
    const text = new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, lock.key, sealed.bytes))
    return JSON.parse(text).queries
  })

export const keptKeys = async (page: Page) => (await keptQueries(page)).map(({ key }) => key)

/** Those of the paths whose screens have data that the vault does not hold. */
export async function unkeptScreens(page: Page, paths: readonly string[]): Promise<string[]> {
  const kept = await keptKeys(page)
  const isKept = (key: QueryKey) => kept.some((other) => key.every((part, index) => other[index] === part))
  return paths.filter((path) => !(offlineScreens[path]?.reads ?? []).every(isKept))
}
