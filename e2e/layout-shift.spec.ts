import type { Page, Route } from '@playwright/test'
import { settle } from './support/at-rest.ts'
import { MOST_SHIFT, noteShifts, type Shift, shiftsIn, sumOf } from './support/layout-shifts.ts'
import { firstAddresses, MEMBER_EMAIL } from './support/member-routes.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { reuseSession } from './support/sign-in.ts'
import { sayEarlyWhatIsAwaited } from './support/slow-network.ts'
import { expect, test } from './support/test.ts'

/** In milliseconds. */
const BETWEEN_ANSWERS = 150
const SLOW_FILE = 400

/** Runs in the page: nothing is stored from the page before. */
function clearStorages(): void {
  if (window !== top) return
  localStorage.clear()
  sessionStorage.clear()
}

interface Measured {
  total: number
  shifts: Shift[]
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

async function measureShifts(page: Page, addresses: Record<string, string>, network: Network) {
  await page.addInitScript(clearStorages)
  await page.addInitScript(noteShifts)
  let latencyOf = network()
  // A page with a route uses no HTTP cache.
  await page.route('**/*', async (route) => {
    const latency = latencyOf(route)
    if (latency > 0) await wait(latency)
    await route.fallback()
  })
  const requestsEnded = watchRequests(page)
  const measured: Record<string, Measured> = {}
  for (const [route, address] of Object.entries(addresses)) {
    latencyOf = network()
    await page.goto(address)
    await expect(page.locator('h1').first(), address).toBeAttached()
    await requestsEnded()
    await settle(page)
    const shifts = await shiftsIn(page)
    measured[route] = { total: sumOf(shifts), shifts }
  }
  return measured
}

/** One line for what moved together, under one for the route. */
function describe([route, { total, shifts }]: [string, Measured]): string {
  const lines = shifts.map(({ value, nodes }) => `  ${value.toFixed(4)} ${nodes.join('\n         ')}`)
  return [`${route} ${total.toFixed(4)}`, ...lines].join('\n')
}

async function expectStill(page: Page, addresses: Record<string, string>, network: Network): Promise<void> {
  const measured = Object.entries(await measureShifts(page, addresses, network))
  const totals = measured.map(([route, { total }]) => `${route} ${total.toFixed(4)}`)
  await test.info().attach('shifts', { body: totals.join('\n') })
  const moving = measured.filter(([, { total }]) => total > MOST_SHIFT)
  expect(moving.length, moving.map(describe).join('\n')).toBe(0)
}

test('moves nothing while it says that the network is slow', async ({ context, page }) => {
  await reuseSession(context, MEMBER_EMAIL)
  await sayEarlyWhatIsAwaited(page)
  const answer = await holdBack(page, /\/api\/(?!user|company)/)
  const note = page.getByText(/^A rede está lenta\. Esperando .*o que precisa de você/)
  await Promise.all([expect(note).toBeVisible().then(answer), expectStill(page, { '/': '/' }, () => () => 0)])
})

for (const [when, network] of Object.entries(networks)) {
  for (const reader of ['member', 'visitor'] as const) {
    test(`moves nothing while a route of a ${reader} loads: ${when}`, async ({ context, page }) => {
      if (reader === 'member') await reuseSession(context, MEMBER_EMAIL)
      await expectStill(page, await firstAddresses(reader, context.request), network)
    })
  }

  for (const email of ['pendente@exemplo.com.br', 'recusado@exemplo.com.br', 'joao@exemplo.com.br']) {
    test(`moves nothing while the first screen of ${email} loads: ${when}`, async ({ context, page }) => {
      await reuseSession(context, email)
      await expectStill(page, { '/': '/' }, network)
    })
  }
}
