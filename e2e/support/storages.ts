import type { BrowserContext, Page } from '@playwright/test'

/**
 * Everything a browser stores for an address, as text: cookies, both storages, databases, and cached responses with
 * their URLs.
 */
export async function storedText(context: BrowserContext, page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const { transaction } = IDBDatabase.prototype
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const reading = transaction.call(database, store).objectStore(store)
        databases.push(name, store, await read(reading.getAllKeys()), await read(reading.getAll()))
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        cached.push(request.url, (await answer?.text()) ?? '')
      }
    }
    // Encrypted bytes as the text that they would be if they were not.
    const readable = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
    return JSON.stringify(
      {
        local: { ...localStorage },
        session: { ...sessionStorage },
        history: history.state,
        databases,
        cached,
      },
      readable,
    )
  })
  return stored + JSON.stringify(await context.cookies())
}

/** The facts that a text contains, however their letters and digits are grouped or encoded. */
export function factsIn(text: string, facts: string[]): string[] {
  const plain = (value: string) => value.toLowerCase().replaceAll(/[\s.+-]|%20|\\u00a0/g, '')
  const whole = plain(text.replaceAll('%40', '@'))
  return facts.filter((fact) => whole.includes(plain(fact)))
}
