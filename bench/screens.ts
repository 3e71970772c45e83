/* Measures how soon each screen of both apps shows its content: `npm run bench:screens`, which writes its section of
   docs/performance.md. `--short` opens each once and writes nothing; `--only /app/sleep` opens that address alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from 'playwright'
import { build } from 'vite'
import { adminAddresses, adminVisitorAddresses } from '../e2e/support/admin-routes.ts'
import { firstAddresses } from '../e2e/support/member-routes.ts'
import { type Edge, filesOf, from, serveEdge, trustEdge } from './edge.ts'
import { openBrowser, openSignedIn, openWindow, startProduct } from './product.ts'
import { machine, markdownTable, quantile, writeSection } from './report.ts'
import { type Visit, visit } from './visit.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
})
const runs = values.short ? 1 : 5

/** How many times as late as the largest paint of the app's sign-in the content may come. */
const CONTENT_GOAL = 2
/** How many times as late as plain HTML the largest paint of a sign-in may come. */
const SIGN_IN_GOAL = 1.15
/** In milliseconds. */
const BLOCKED_GOAL = 100

type App = 'member' | 'admin'

interface Screen {
  app: App
  name: string
  address: string
  state: StorageState
  /** Opened a second time, with its files on the device. */
  isOpenedAgain: boolean
  visits: Visit[]
  again: Visit[]
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
const NOBODY: StorageState = { cookies: [], origins: [] }

async function buildFloor(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('floor', import.meta.url))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: [join(root, 'index.html'), join(root, 'plain.html')] },
    },
  })
}

async function listScreens(browser: Browser, floor: Edge, member: Edge, admin: Edge): Promise<Screen[]> {
  const list = (app: App, { url }: Edge, addresses: Record<string, string>, state = NOBODY): Screen[] =>
    Object.entries(addresses).map(([name, address]) => ({
      app,
      name,
      address: url + address,
      state,
      isOpenedAgain: app === 'member' && state !== NOBODY,
      visits: [],
      again: [],
    }))
  const memberContext = await openSignedIn('member', member.url, browser)
  const adminContext = await openSignedIn('admin', admin.url, browser)
  const all = [
    ...list('member', floor, { 'plain HTML': '/plain.html', 'React, Router and Query': '/' }),
    ...list('member', member, await firstAddresses('visitor', memberContext.request)),
    ...list(
      'member',
      member,
      await firstAddresses('member', memberContext.request),
      await memberContext.storageState(),
    ),
    ...list('admin', admin, adminVisitorAddresses),
    ...list(
      'admin',
      admin,
      await adminAddresses(adminContext.request, admin.url),
      await adminContext.storageState(),
    ),
  ]
  await memberContext.close()
  await adminContext.close()
  const { only } = values
  return all.filter(({ address }) => !only || only.includes(new URL(address).pathname))
}

async function open(browser: Browser, screen: Screen): Promise<void> {
  const { app, address, state } = screen
  const context = await openWindow(browser, app, new URL(address).origin)
  await context.addCookies(state.cookies)
  screen.visits.push(await visit(context, address))
  if (screen.isOpenedAgain) {
    const page = await context.newPage()
    await page.goto(address)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.waitForLoadState('networkidle')
    await page.close()
    screen.again.push(await visit(context, address))
  }
  await context.close()
}

const median = (visits: readonly Visit[], of: keyof Visit) =>
  quantile(
    visits.map((one) => one[of]),
    0.5,
  )

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const mark = (isMissed: boolean) => (isMissed ? ' ✗' : '')

function rowOf(screen: Screen, largestOf: (app: App) => number, plain: number): string[] {
  const { app, name, visits, again } = screen
  const isSignIn = name === '/auth' || name === '/entrar'
  const ratio = median(visits, 'content') / largestOf(app)
  const toPlain = median(visits, 'largest') / plain
  const blocked = median(visits, 'blocked')
  return [
    name.startsWith('/') ? `\`${name}\`` : name,
    seconds(median(visits, 'paint')),
    `${seconds(median(visits, 'largest'))}${mark(isSignIn && toPlain > SIGN_IN_GOAL)}`,
    seconds(median(visits, 'content')),
    `${ratio.toFixed(2)}${mark(ratio > CONTENT_GOAL)}`,
    `${blocked.toFixed(0)}${mark(blocked > BLOCKED_GOAL)}`,
    median(visits, 'requests').toFixed(0),
    (median(visits, 'scriptBytes') / 1000).toFixed(0),
    again.length === 0 ? '' : seconds(median(again, 'paint')),
    again.length === 0 ? '' : seconds(median(again, 'content')),
  ]
}

const HEAD = [
  'First paint',
  'Largest paint',
  'Content',
  '÷ sign-in',
  'Blocked, ms',
  'Requests',
  'Scripts, KB',
]

function report(screens: readonly Screen[]): string[] {
  const named = (name: string) => screens.find((screen) => screen.name === name)?.visits ?? []
  const largestOf = (app: App) => median(named(app === 'member' ? '/auth' : '/entrar'), 'largest')
  const plain = median(named('plain HTML'), 'largest')
  const table = (title: string, of: readonly Screen[], further: string[]) =>
    markdownTable([
      [title, ...HEAD, ...further],
      ...of.map((screen) => rowOf(screen, largestOf, plain).slice(0, 1 + HEAD.length + further.length)),
    ])
  const ofApp = (app: App) => screens.filter((screen) => screen.app === app)
  return [
    ...table('Member app', ofApp('member'), ['Again: first paint', 'Again: content']),
    '',
    ...table('Dashboard', ofApp('admin'), []),
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
await buildFloor(join(folder, 'floor'))
const product = await startProduct(join(folder, 'state'))
const floor = await serveEdge(filesOf(join(folder, 'floor')))
const member = await serveEdge(from(product.memberUrl))
const admin = await serveEdge(from(product.adminUrl))
const browser = await openBrowser([trustEdge])
try {
  const screens = await listScreens(browser, floor, member, admin)
  for (let run = 0; run < runs; run++) for (const screen of screens) await open(browser, screen)
  const lines = report(screens)
  console.log(lines.join('\n'))
  if (!values.short && !values.only) {
    writeSection('docs/performance.md', 'Screens', [
      `Seconds from the start of the navigation; medians of ${runs} openings, each in a new browser window with an empty cache`,
      '(`npm run bench:screens`). HTTP/2 with TLS and brotli, 150 ms of latency, 1.6 Mbit/s, a processor slowed down four times; the API is the',
      'local Worker with the demonstration. The member app has a window of 390 × 844, the dashboard one of 1440 × 900. The content stands when',
      'nothing on screen is a skeleton or a spinner; beside it, how many times the largest paint of the sign-in that is (goal: 2). Blocked: what',
      'tasks after the first paint took beyond 50 ms each (goal: 100 ms). Requests and scripts are those before the content. Again: opened',
      'once more in the same browser, where the service worker has the files. The largest paint of a sign-in has the goal of 1.15 times that of',
      'plain HTML. The page of plain HTML has a heading and a form; the one of React, TanStack Router and TanStack Query is built from the',
      'same versions and shows a list (`bench/floor`). ✗: over the goal.',
      '',
      machine(),
      '',
      ...lines,
    ])
  }
} finally {
  await browser.close()
  for (const edge of [floor, member, admin]) edge.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
