import { brotliCompressSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { instance } from './support/instance.ts'
import { type Load, loads, ROOM } from './support/load-limits.ts'
import { firstAddresses, MEMBER_EMAIL } from './support/member-routes.ts'
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

/** By address: files of the build have one content for ever, and compressing takes long. */
const compressed = new Map<string, Promise<number>>()

async function bytesOf(response: Response): Promise<number> {
  return brotliCompressSync(await response.body()).byteLength
}

async function loadOf(page: Page, address: string): Promise<Load> {
  const scripts: Promise<number>[] = []
  let requests = 0
  page.removeAllListeners('request')
  page.removeAllListeners('response')
  page.on('request', () => {
    requests += 1
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const size = compressed.get(response.url()) ?? bytesOf(response)
    compressed.set(response.url(), size)
    scripts.push(size)
  })
  const requestsEnded = watchRequests(page)
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeAttached()
  await requestsEnded()
  const bytes = await Promise.all(scripts)
  return {
    requests,
    scripts: scripts.length,
    kilobytes: Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1000),
  }
}

for (const reader of ['member', 'visitor'] as const) {
  test(`keeps every route of a ${reader} within its limits of requests and bytes @phone-only`, async ({
    context,
    page,
  }) => {
    if (reader === 'member') await reuseSession(context, MEMBER_EMAIL)
    // A page with a route uses no HTTP cache.
    await page.route('**/*', (route) => route.continue())
    const measured: Record<string, Load> = {}
    for (const [route, address] of Object.entries(await firstAddresses(reader, context.request))) {
      measured[route] = await loadOf(page, address)
    }
    console.error(Object.entries(measured).map(([route, { requests, scripts, kilobytes }]) => `  '${route}': { requests: ${requests}, scripts: ${scripts}, kilobytes: ${kilobytes} },`).join('\n'))
    expect(measured).toBe([])
  })
}
