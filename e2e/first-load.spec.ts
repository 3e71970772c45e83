import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { adminAddresses, adminVisitorAddresses, generatedAdminPaths } from './support/admin-routes.ts'
import { settle } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { excesses, FILES, type Load, loadOf } from './support/load-limits.ts'
import { watchRequests } from './support/requests.ts'
import { reuseAdminSession, reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Requests, and bytes compressed with brotli. The document contains the style sheet. */
const BUDGET = { requests: 5, script: 116_000, document: 9_500 }

test('keeps the sign-in screen within its first-load budget @phone-only', async ({ page }) => {
  // Suggestions of passkeys are loaded ten seconds after the page, which a busy machine may reach.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const finished: Promise<{ url: string; type: string; bytes: number }>[] = []
  const measure = async (request: Request) => {
    const response = await request.response()
    const body = response?.ok() ? await response.body() : Buffer.alloc(0)
    return { url: request.url(), type: request.resourceType(), bytes: brotliCompressSync(body).byteLength }
  }
  page.on('requestfinished', (request) => finished.push(measure(request)))
  const requestsEnded = watchRequests(page)
  await page.goto('/auth')
  await requestsEnded()
  const loaded = await Promise.all(finished)

  const size = (type: string) =>
    loaded.filter((request) => request.type === type).reduce((sum, request) => sum + request.bytes, 0)
  const urls = loaded.map((request) => request.url)
  expect(urls.filter((url) => !url.startsWith(`${instance.memberUrl}/`))).toEqual([])
  expect(size('script')).toBeGreaterThan(0)
  expect(size('script')).toBeLessThanOrEqual(BUDGET.script)
  expect(size('stylesheet')).toBe(0)
  expect(size('document')).toBeLessThanOrEqual(BUDGET.document)
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(BUDGET.requests)
})

const networks = {
  'at once on a fast network': { connection: { effectiveType: '4g' }, ahead: true },
  'not before the data of the open screen': {
    connection: { effectiveType: '4g' },
    hangs: true,
    ahead: false,
  },
  'not where data is to be saved': { connection: { saveData: true }, ahead: false },
  'not on a slow network': { connection: { effectiveType: '3g' }, ahead: false },
}

for (const [when, { connection, ahead, ...network }] of Object.entries(networks))
  test(`loads the screens that a screen links to ahead: ${when} @phone-only`, async ({ page }) => {
    await reuseSession(page.context(), 'maria@exemplo.com.br')
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const requestsEnded = watchRequests(page)
    const hangs = 'hangs' in network
    if (hangs) await page.route('**/api/sleep', () => {})
    await page.goto('/app/sleep')
    if (hangs) await expect(page.getByText(/^A rede está lenta\. Esperando os seus registros/)).toBeVisible()
    else {
      await settle(page)
      // Loading ahead may begin long after the last answer.
      if (ahead) await expect.poll(() => scripts.join()).toContain('/assets/consultations-')
      await requestsEnded()
    }
    scripts.length = 0
    // From here on no script of a screen comes.
    const screenScripts = /\/assets\/(?!index-).*\.js$/
    await page.route(screenScripts, () => {})
    await page.getByRole('link', { name: 'Agenda', exact: true }).click()
    const heading = page.getByRole('heading', { name: 'Consultas', level: 1 })
    if (ahead) await expect(heading).toBeVisible()
    else {
      await expect.poll(() => scripts).not.toEqual([])
      await expect(heading).toBeHidden()
    }
    if (when !== 'not on a slow network') return

    // After four seconds it says so, and so does the start that tries again.
    const late = page.getByText('A rede está lenta. Esperando a resposta do servidor…')
    await expect(late).toBeVisible()
    const retry = late.getByRole('link', { name: 'Tentar de novo' })
    await expect(retry).toHaveCSS('line-height', '44px')
    await retry.click()
    await expect(late).toBeHidden()
    await expect(late).toBeVisible()
    await page.unroute(screenScripts)
    await retry.click()
    await expect(heading).toBeVisible()
    await expect(late).toBeHidden()
  })

/** Those of the member app are measured by `layout-shift.spec.ts`, which loads its routes anyway. */
async function measureLoads(page: Page, addresses: Record<string, string>): Promise<Record<string, Load>> {
  let requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const requestsEnded = watchRequests(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const measured: Record<string, Load> = {}
  for (const [route, address] of Object.entries(addresses)) {
    requests = []
    await page.goto(instance.adminUrl + address)
    await expect(page.locator('h1').first(), address).toBeAttached()
    await requestsEnded()
    measured[`dashboard: ${route}`] = loadOf(requests)
  }
  return measured
}

test('keeps every route of the dashboard within its limits of requests and bytes @desktop-only', async ({
  context,
  page,
}) => {
  const measured = await measureLoads(page, adminVisitorAddresses)
  await reuseAdminSession(context)
  Object.assign(measured, await measureLoads(page, await adminAddresses(context.request, instance.adminUrl)))
  await test.info().attach('loads', { body: JSON.stringify(measured, null, 2) })
  expect(Object.keys(measured).toSorted()).toEqual(
    generatedAdminPaths()
      .map((path) => `dashboard: ${path}`)
      .toSorted(),
  )
  expect(excesses(measured)).toEqual([])
})

test('is built of few script files, none of them tiny @phone-only', () => {
  const folder = new URL('../dist/member/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(FILES.most)
  expect(scripts.filter((name) => statSync(new URL(name, folder)).size < FILES.leastBytes)).toEqual([])
})

test('keeps as many assets as three deployments have @phone-only', () => {
  const build = new URL('../dist/member/', import.meta.url)
  const assets = readdirSync(new URL('assets/', build))
  const limits = readFileSync(new URL('sw.js', build), 'utf8').match(/(?<=maxEntries:)\d+/g)
  expect(limits).toEqual([`${3 * assets.length}`])
})
