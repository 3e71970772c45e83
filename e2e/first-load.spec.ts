import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { instance } from './support/instance.ts'
import { watchRequests } from './support/requests.ts'
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
