import type { BrowserContext, Page } from '@playwright/test'
import { instance } from './support/instance.ts'
import { newAdministrator, newMember } from './support/new-member.ts'
import { signInAsAdmin } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/**
 * Everything a browser stores for an address, as text: cookies, both storages, databases, and cached responses with
 * their URLs.
 */
async function storedText(context: BrowserContext, page: Page): Promise<string> {
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
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      history: history.state,
      databases,
      cached,
    })
  })
  return stored + JSON.stringify(await context.cookies())
}

/** The facts that a text contains, however their letters and digits are grouped or encoded. */
function factsIn(text: string, facts: string[]): string[] {
  const plain = (value: string) => value.toLowerCase().replaceAll(/[\s.+-]|%20|\\u00a0/g, '')
  const whole = plain(text.replaceAll('%40', '@'))
  return facts.filter((fact) => whole.includes(plain(fact)))
}

test.describe('after a sign-out no storage of the browser', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/status of (401|403)/] })

  test('names the member @phone-only', async ({ page, context }) => {
    const name = 'Clarice Bittencourt'
    const email = await newMember(context, name)
    const card = await (await context.request.get(`${instance.memberUrl}/api/membership-card`)).json()
    const facts = [name, email, String(card.number)]

    for (const path of ['/', '/app/membership-card', '/app/consultations', '/app/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/app/membership-card')
    await expect(page.getByRole('button', { name: 'Mostrar no balcão' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('app-assets')
    // Finding the stored card proves that the search would find leftovers.
    await expect.poll(async () => factsIn(await storedText(context, page), facts)).toContain(card.number)

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/auth')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    expect(factsIn(await storedText(context, page), facts)).toEqual([])
  })

  test('names the administrator or a member @desktop-only', async ({ page, context }) => {
    const name = 'Rosália Cavalcanti'
    const email = await newAdministrator(context, name)
    const card = await (await context.request.get(`${instance.memberUrl}/api/membership-card`)).json()
    const facts = [name, email, String(card.number)]
    await context.clearCookies()
    await signInAsAdmin(context, email)

    await page.goto(`${instance.adminUrl}/membros?search=${encodeURIComponent(name)}`)
    await expect(page.getByText(email).first()).toBeVisible()
    // Finding the page's own mark proves that the search would find leftovers.
    await page.evaluate((mark) => sessionStorage.setItem('draft:mark', mark), `${name} ${email}`)
    expect(factsIn(await storedText(context, page), facts)).toEqual([name, email])

    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page).toHaveURL(/\/entrar/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Entrar no painel' })).toBeVisible()
    expect(factsIn(await storedText(context, page), facts)).toEqual([])
  })
})
