import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { settle } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { watchRequests } from './support/requests.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Requests, and bytes compressed with brotli. */
const BUDGET = { requests: 6, script: 116_000, stylesheet: 6_000 }

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
  expect(size('stylesheet')).toBeLessThanOrEqual(BUDGET.stylesheet)
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
    if (hangs) await expect(page.getByText(/^A rede está lenta/)).toBeVisible()
    else {
      await settle(page)
      await requestsEnded()
    }
    scripts.length = 0
    // From here on no script comes.
    await page.route('**/assets/*.js', () => {})
    await page.getByRole('link', { name: 'Agenda', exact: true }).click()
    const heading = page.getByRole('heading', { name: 'Consultas', level: 1 })
    if (ahead) await expect(heading).toBeVisible()
    else {
      await expect.poll(() => scripts).not.toEqual([])
      await expect(heading).toBeHidden()
    }
  })
