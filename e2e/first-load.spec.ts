import { brotliCompressSync } from 'node:zlib'
import { instance } from './support/instance.ts'
import { expect, test } from './support/test.ts'

const KIB = 1024
const BUDGET = { requests: 6, script: 111 * KIB, stylesheet: 6 * KIB }

// What the installed app fetches for later use is not part of what the first screen waits for.
test.use({ serviceWorkers: 'block' })

test('the sign-in screen stays within its first-load budget', async ({ page }) => {
  const loaded: { url: string; type: string; bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const response = await request.response()
    const body = response?.ok() ? await response.body() : Buffer.alloc(0)
    loaded.push({
      url: request.url(),
      type: request.resourceType(),
      bytes: brotliCompressSync(body).byteLength,
    })
  })
  await page.goto('/auth', { waitUntil: 'networkidle' })

  const size = (type: string) =>
    loaded.filter((request) => request.type === type).reduce((sum, request) => sum + request.bytes, 0)
  const urls = loaded.map((request) => request.url)
  expect(urls.filter((url) => !url.startsWith(`${instance.memberUrl}/`))).toEqual([])
  expect(size('script')).toBeGreaterThan(0)
  expect(size('script')).toBeLessThanOrEqual(BUDGET.script)
  expect(size('stylesheet')).toBeLessThanOrEqual(BUDGET.stylesheet)
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(BUDGET.requests)
})
