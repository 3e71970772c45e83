import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEPT_FOR } from '../vault/may-keep-data.ts'
import { cacheVersion, forgetOlderPage } from './cache-version.ts'

const page = (version: number) => `<script src="/assets/index-${version}.js"></script>`
const filesOf = (version: number) => [`/assets/index-${version}.js`, `/assets/sleep-${version}.js`]

/** Texts by the name of the cache and the path. */
let cached: Record<string, Record<string, string>>
/** Texts by path. */
let served: Record<string, string>
/** The version of the open page. */
let openVersion: number
let choices: Record<string, string>

const responseOf = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
const open = (name: string) => {
  cached[name] ??= {}
  const entries = cached[name]
  return {
    match: async (path: string) => responseOf(entries[path]),
    async put(path: string, response: Response) {
      entries[path] = await response.text()
    },
    keys: async () => Object.keys(entries).map((path) => new Request(`https://viver.example${path}`)),
    delete: async (url: string) => delete entries[new URL(url, 'https://viver.example').pathname],
  }
}

function serve(version: number): void {
  const files = filesOf(version)
  served = { '/app-files.json': JSON.stringify({ entry: files[0], files }) }
  for (const file of files) served[file] = 'script'
}

beforeEach(() => {
  choices = { [KEPT_FOR]: 'm1' }
  // The service worker has the first version.
  cached = { precache: { '/index.html': page(1) } }
  openVersion = 1
  vi.stubGlobal('localStorage', { getItem: (key: string) => choices[key] ?? null })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ getAttribute: () => `/assets/index-${openVersion}.js` }],
    querySelector: () => ({ getAttribute: () => `/assets/index-${openVersion}.js` }),
  })
  vi.stubGlobal('fetch', async (path: string) =>
    path in served
      ? new Response(served[path])
      : new Response('page', { headers: { 'Content-Type': 'text/html' } }),
  )
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => delete cached[name],
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
      responseOf(
        (cacheName ? [cacheName] : Object.keys(cached)).map((name) => cached[name]?.[path]).find(Boolean),
      ),
  })
})
afterEach(() => vi.unstubAllGlobals())

const noted = () => ['/entry', '/page'].flatMap((path) => cached['whole-version']?.[path] ?? [])
const files = () => Object.keys(cached['app-assets'] ?? {}).toSorted()

it('notes the version whose files are all there, beside the page of the last one that was opened', async () => {
  serve(1)
  await cacheVersion()
  expect(noted()).toEqual(['/assets/index-1.js', page(1)])

  serve(2)
  await cacheVersion()
  expect(noted()).toEqual(['/assets/index-2.js', page(1)])
  // The page of the first version needs its script until the second one was opened.
  expect(files()).toEqual([...filesOf(1), ...filesOf(2)].toSorted())

  openVersion = 2
  cached.precache = { '/index.html': page(2) }
  await cacheVersion()
  expect(noted()).toEqual(['/assets/index-2.js', page(2)])
  expect(files()).toEqual([...filesOf(2), '/assets/sleep-1.js'].toSorted())
})

it('keeps its note where a file is missing, and notes nothing where nothing may be kept', async () => {
  serve(1)
  await cacheVersion()
  serve(2)
  delete served['/assets/sleep-2.js']
  await expect(cacheVersion()).rejects.toThrow('/assets/sleep-2.js is missing')
  expect(noted()).toEqual(['/assets/index-1.js', page(1)])

  cached = { precache: { '/index.html': page(1) } }
  choices = {}
  serve(1)
  await cacheVersion()
  expect(noted()).toEqual([])
})

it('notes nothing before the service worker has the page', async () => {
  cached = {}
  serve(1)
  await cacheVersion()
  expect(files()).toEqual(filesOf(1).toSorted())
  expect(noted()).toEqual([])
})

it('keeps the page of a version until another one has opened', async () => {
  serve(1)
  await cacheVersion()
  await forgetOlderPage()
  expect(noted()).toEqual(['/assets/index-1.js', page(1)])
  openVersion = 2
  await forgetOlderPage()
  expect(noted()).toEqual(['/assets/index-1.js'])
})

it('keeps the page of a version that was whole before the next one was served', async () => {
  serve(2)
  await cacheVersion()
  openVersion = 2
  cached.precache = { '/index.html': page(2) }
  serve(3)
  await cacheVersion()
  expect(noted()).toEqual(['/assets/index-3.js', page(2)])
})
