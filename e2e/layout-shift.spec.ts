import type { BrowserContext, Request, Route } from '@playwright/test'
import { settle } from './support/at-rest.ts'
import { MOST_SHIFT, noteShifts, type Shift, shiftsIn, sumOf } from './support/layout-shifts.ts'
import { excesses, loadOf } from './support/load-limits.ts'
import { firstAddresses, MEMBER_EMAIL } from './support/member-routes.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { reuseSession } from './support/sign-in.ts'
import { sayEarlyWhatIsAwaited } from './support/slow-network.ts'
import { expect, test } from './support/test.ts'

/** In milliseconds. */
const BETWEEN_ANSWERS = 150
const SLOW_FILE = 400

/** Runs in the page: nothing is stored from the page before, nor from one beside it. */
function storeNothing(): void {
  Storage.prototype.setItem = () => undefined
}

interface Measured {
  total: number
  shifts: Shift[]
  requests: Request[]
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** How late the answers and files of a page come, in milliseconds. */
type Network = () => (route: Route) => number

const networks: Record<string, Network> = {
  'answers come one after the other': () => {
    let answers = 0
    return (route) => {
      if (!route.request().url().includes('/api/')) return 0
      answers += 1
      return answers * BETWEEN_ANSWERS
    }
  },
  'the last answer comes first, and the font and the scripts of parts come late': () => {
    let answers = 0
    return (route) => {
      const url = route.request().url()
      if (/\.woff2|assets\/(?!index-).*\.js/.test(url)) return SLOW_FILE
      if (!url.includes('/api/') || url.endsWith('/api/user')) return 0
      answers += 1
      return Math.max(0, 9 - answers) * BETWEEN_ANSWERS
    }
  },
}

/** Loads the routes in two pages beside each other, because each waits most of the time. */
async function measureShifts(context: BrowserContext, addresses: Record<string, string>, network: Network) {
  const left = Object.entries(addresses)
  const measured: [string, Measured][] = []
  async function measure(): Promise<void> {
    const page = await context.newPage()
    let latencyOf = network()
    // A page with a route uses no HTTP cache.
    await page.route('**/*', async (route) => {
      const latency = latencyOf(route)
      if (latency > 0) await wait(latency)
      await route.fallback()
    })
    let requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const requestsEnded = watchRequests(page)
    for (let next = left.shift(); next; next = left.shift()) {
      const [route, address] = next
      latencyOf = network()
      requests = []
      await page.goto(address)
      await expect(page.locator('h1').first(), address).toBeAttached()
      await requestsEnded()
      await settle(page)
      const shifts = await shiftsIn(page)
      measured.push([route, { total: sumOf(shifts), shifts, requests }])
    }
    await page.close()
  }
  await Promise.all(left.slice(0, 2).map(measure))
  return measured
}

/** One line for what moved together, under one for the route. */
function describe([route, { total, shifts }]: [string, Measured]): string {
  const lines = shifts.map(({ value, nodes }) => `  ${value.toFixed(4)} ${nodes.join('\n         ')}`)
  return [`${route} ${total.toFixed(4)}`, ...lines].join('\n')
}

async function expectStill(context: BrowserContext, addresses: Record<string, string>, network: Network) {
  const measured = await measureShifts(context, addresses, network)
  const totals = measured.map(([route, { total }]) => `${route} ${total.toFixed(4)}`)
  await test.info().attach('shifts', { body: totals.join('\n') })
  const moving = measured.filter(([, { total }]) => total > MOST_SHIFT)
  expect(moving.length, moving.map(describe).join('\n')).toBe(0)
  return measured
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(storeNothing)
  await context.addInitScript(noteShifts)
})

test('moves nothing while it says that the network is slow', async ({ context }) => {
  await reuseSession(context, MEMBER_EMAIL)
  await sayEarlyWhatIsAwaited(context)
  const answer = await holdBack(context, /\/api\/(?!user|company)/)
  const seen = context.waitForEvent('page').then(async (page) => {
    await expect(page.getByText(/^A rede está lenta\. Esperando .*o que precisa de você/)).toBeVisible()
    answer()
  })
  await Promise.all([seen, expectStill(context, { '/': '/' }, () => () => 0)])
})

const [inTurn] = Object.values(networks)

for (const [when, network] of Object.entries(networks)) {
  for (const reader of ['member', 'visitor'] as const) {
    test(`moves nothing while a route of a ${reader} loads, and loads no more than its limits: ${when}`, async ({
      context,
      isMobile,
    }) => {
      if (reader === 'member') await reuseSession(context, MEMBER_EMAIL)
      const measured = await expectStill(context, await firstAddresses(reader, context.request), network)
      // Compressing takes long, and the window and the order of answers change nothing.
      if (!isMobile || network !== inTurn) return
      const loads = Object.fromEntries(measured.map(([route, { requests }]) => [route, loadOf(requests)]))
      await test.info().attach('loads', { body: JSON.stringify(loads, null, 2) })
      expect(excesses(loads)).toEqual([])
    })
  }

  test(`moves nothing while the first screen of another account loads: ${when}`, async ({ context }) => {
    for (const email of ['pendente@exemplo.com.br', 'recusado@exemplo.com.br', 'joao@exemplo.com.br']) {
      await context.clearCookies()
      await reuseSession(context, email)
      await test.step(email, () => expectStill(context, { '/': '/' }, network))
    }
  })
}
