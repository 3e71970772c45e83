/* Compares what the first load of the sign-in screen fetches with its budget: `node bench/first-load.ts`, after a build. */
import { existsSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { serveBuilt } from './static-server.ts'

const BUDGET = { js: 113_000, css: 6_000, requests: 6 }
/** Fetched in the background after the page is ready, so not counted. */
const BACKGROUND = /\/(sw\.js|manifest\.webmanifest)$/

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

interface Fetched {
  kind: string
  path: string
  bytes: number
  foreign: boolean
}

async function firstLoad(url: string): Promise<Fetched[]> {
  const browser = await chromium.launch({
    ...(INSTALLED && { executablePath: INSTALLED }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  const fetched: Promise<Fetched>[] = []
  page.on('response', (response) => {
    const address = new URL(response.url())
    if (
      address.protocol === 'data:' ||
      BACKGROUND.test(address.pathname) ||
      response.request().serviceWorker()
    )
      return
    fetched.push(
      response.body().then((body) => ({
        kind: response.request().resourceType(),
        path: address.pathname,
        bytes: brotliCompressSync(body).length,
        foreign: address.origin !== url,
      })),
    )
  })
  await page.goto(`${url}/auth`, { waitUntil: 'networkidle' })
  const result = await Promise.all(fetched)
  await browser.close()
  return result
}

const server = await serveBuilt('dist/member')
const fetched = await firstLoad(server.url).finally(() => server.close())
const sum = (kind: string) => fetched.filter((f) => f.kind === kind).reduce((total, f) => total + f.bytes, 0)

console.table(fetched.map(({ kind, path, bytes }) => ({ kind, path, brotli: bytes })))
const measured = { js: sum('script'), css: sum('stylesheet'), requests: fetched.length }
const failures = [
  ...(['js', 'css', 'requests'] as const)
    .filter((name) => measured[name] > BUDGET[name])
    .map((name) => `${name}: ${measured[name]} is over ${BUDGET[name]}`),
  ...(measured.js === 0 ? ['no script was fetched'] : []),
  ...fetched.filter((f) => f.foreign).map((f) => `foreign: ${f.path}`),
]
console.log(
  `JS ${measured.js} of ${BUDGET.js} · CSS ${measured.css} of ${BUDGET.css} · requests ${measured.requests} of ${BUDGET.requests}`,
)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1
