import type { BrowserContext, Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { moveDate } from '#testing/test-clock.ts'
import { DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { watchRequests } from './support/requests.ts'
import { callAdminApi, DEMO_PASSWORD, signIn } from './support/sign-in.ts'
import { factsIn, storedText } from './support/storages.ts'
import { expect, test } from './support/test.ts'
import { keepAppAndData, keptKeys, SOON } from './support/vault.ts'

const CARD = '/app/membership-card'
const MEMBER = 'Clarice Bittencourt'

type Screen = 'card' | 'sign-in' | 'failed'

interface Device {
  page: Page
  context: BrowserContext
  email: string
  password: string
  /** Ends what keeps the member from signing in. */
  unblock?: () => Promise<unknown>
  navigationsOf: ReturnType<typeof countNavigations>
  /** How requests to the server end now. */
  network: { answer: (route: Route) => Promise<unknown> }
}

async function withoutCookieChange(context: BrowserContext, act: () => Promise<unknown>): Promise<void> {
  const cookies = await context.cookies()
  await act()
  await context.clearCookies()
  await context.addCookies(cookies)
}

/** The random series of starts. */
const SEED = 7
const STARTS = 8

const newVersion = (page: Page) => page.getByText('Nova versão disponível')

/** The browser installs an older version first, and the one of the server with the next page. */
const installOldVersion = (context: BrowserContext) =>
  context.route(
    '**/sw.js',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n// Older.` })
    },
    { times: 1 },
  )

const deleteCookies = ({ context }: Device) => context.clearCookies()

const loseVault = ({ page }: Device) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('vault').onsuccess = done
      }),
  )

interface Case {
  /** What happened to the device, or to the account, while the app was closed. */
  happened: (device: Device) => Promise<unknown>
  /** With no answer from the server, and with one. */
  shows: Record<'unanswered' | 'answered', Screen>
}

const same = { unanswered: 'card', answered: 'card' } as const
const ended = { unanswered: 'card', answered: 'sign-in' } as const

const nothing: Case = { happened: () => Promise.resolve(), shows: same }

/** The clock is so many days ahead of what it was. */
const clockMoved = (days: number): Case => ({
  happened: ({ page }) => page.addInitScript(moveDate, days * DAY_MS),
  shows: same,
})

/** Those of a line one after the other on one device, whose session stays. */
const withSession: Record<string, Case>[] = [
  {
    nothing,
    'its data was evicted': {
      happened: async (device) => {
        await device.page.evaluate(() => localStorage.clear())
        await loseVault(device)
      },
      shows: { unanswered: 'failed', answered: 'card' },
    },
  },
  {
    'its clock is a day behind': clockMoved(-1),
    'its clock is a day ahead': clockMoved(2),
  },
]

const sessionEnds: Record<string, Case> = {
  // As after seven days without use.
  'its session was ended elsewhere': {
    happened: ({ context }) =>
      withoutCookieChange(context, () =>
        context.request.post('/api/logout', { headers: { Origin: instance.memberUrl } }),
      ),
    shows: ended,
  },
  'the cookie of its session expired': {
    happened: ({ context }) => context.clearCookies({ name: '__Host-member_session' }),
    shows: ended,
  },
  'the key of its cookie was replaced': {
    happened: async ({ context }) => {
      const cookies = await context.cookies()
      await context.addCookies(
        cookies.map((cookie) =>
          cookie.name === '__Host-member_session' ? { ...cookie, value: `${cookie.value}x` } : cookie,
        ),
      )
    },
    shows: ended,
  },
}

/** Each twice on a device of its own, with a sign-in between. */
const withoutSession: Record<string, Case> = {
  ...sessionEnds,
  'the password was changed on another device': {
    happened: async (device) => {
      const { context, email, password } = device
      const other = await context.browser()?.newContext()
      if (!other) throw new Error('no browser')
      await signIn(other, email, password)
      device.password = `${password}-nova`
      const data = { currentPassword: password, newPassword: device.password }
      const headers = { Origin: instance.memberUrl }
      const changed = await other.request.put(`${instance.memberUrl}/api/password`, { data, headers })
      expect(changed.status()).toBe(200)
      await other.close()
    },
    shows: ended,
  },
  'the member was blocked': {
    happened: (device) =>
      withoutCookieChange(device.context, async () => {
        const { id } = await (await device.context.request.get('/api/user')).json()
        device.unblock = () => callAdminApi('POST', `/api/admin/members/${id}/unblock`)
        const reason = { reason: 'misuse', text: 'Uso por outra pessoa.' }
        await callAdminApi('POST', `/api/admin/members/${id}/block`, reason)
      }),
    shows: ended,
  },
}

const portalPage = '<!doctype html><title>Wi-Fi</title><h1>Entre no Wi-Fi</h1>'

const portal = { status: 302, headers: { Location: 'http://127.0.0.1:9/entrar' } }

const SLOW = 'a slow network'

/** How a request to the server ends where the server does not answer. */
const unanswered: Record<string, (route: Route) => Promise<unknown>> = {
  'no network': (route) => route.abort(),
  'a network that leads nowhere': (route) => route.abort(),
  'a network that answers with its own sign-in': (route) =>
    route.fulfill({ contentType: 'text/html', body: portalPage }),
  'a network that redirects to its own sign-in': (route) => route.fulfill(portal),
}

const networks = [...Object.keys(unanswered), SLOW, 'a network']
const pass = (route: Route) => route.continue()

/**
 * Closes the app: an open one would hear of the network, and of the end of its session, before it is opened. While the browser
 * leaves a page, routes no longer hold for the requests that it still sends.
 */
async function close(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.fetch = () => new Promise(() => undefined)
  })
  await page.goto('about:blank')
}

async function connect({ context, network }: Device): Promise<void> {
  await context.setOffline(false)
  network.answer = pass
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cartão de associado, frente' }).getByText(name)
const lateNote = (page: Page) => page.getByText('A rede está lenta. Esperando').filter({ visible: true })
const emailField = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })

async function expectScreen(page: Page, screen: Screen, email: string, when: string): Promise<void> {
  const shown = {
    card: cardOf(page, MEMBER),
    'sign-in': page.getByRole('button', { name: 'Entrar', exact: true }),
    failed: page.getByRole('button', { name: 'Tentar de novo' }),
  }
  await expect.soft(shown[screen], when).toBeVisible()
  if (screen !== 'sign-in') return
  await expect.soft(page, when).toHaveURL(/\/auth/)
  await expect.soft(emailField(page), when).toHaveValue(email)
}

/** Counts the documents that the page loads, and the addresses that it opens or writes, without those that it writes again. */
function countNavigations(page: Page) {
  let urls: string[] = []
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== urls.at(-1)) urls.push(frame.url())
  })
  return async (act: () => Promise<unknown>) => {
    urls = []
    documents = 0
    await act()
    return { documents, addresses: urls.length }
  }
}

/** Opens the app on a network. It shows the expected screens, and redirects at most once. */
async function expectStart(device: Device, network: string, shows: Case['shows'], when: string) {
  const { page, context, email, navigationsOf } = device
  await close(page)
  await context.setOffline(network === 'no network')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  if (network !== SLOW) release()
  device.network.answer = async (route) => {
    await released
    await (unanswered[network] ?? pass)(route)
  }
  const { documents, addresses } = await navigationsOf(async () => {
    await page.goto(CARD)
    if (network === SLOW && shows.unanswered !== 'sign-in') {
      if (shows.unanswered === 'card') await expectScreen(page, 'card', email, `${when}, before the answer`)
      await expect.soft(lateNote(page), when).toBeVisible()
      release()
    }
    await expectScreen(page, network in unanswered ? shows.unanswered : shows.answered, email, when)
    await expect.soft(page.getByText('Esperando a resposta do servidor…'), when).toBeHidden()
  })
  release()
  expect.soft(documents, when).toBe(1)
  // The address itself, and at most one redirect.
  expect.soft(addresses, when).toBeLessThanOrEqual(2)
}

/** Opens the app on these networks after this happened. */
async function expectStarts(
  device: Device,
  onNetworks: string[],
  happened: string,
  { happened: happen, shows }: Case,
) {
  await happen(device)
  for (const network of onNetworks) await expectStart(device, network, shows, `${happened}; ${network}`)
}

/**
 * Waits until the device keeps the card.
 * @param requestsEnded of a watch that began before any was under way: one would hear of the end of the session after the
 * page is closed
 */
async function kept(page: Page, requestsEnded: () => Promise<void>): Promise<void> {
  const keptAreas = async () => (await keptKeys(page)).map(([, area]) => area)
  await expect.poll(keptAreas, SOON).toContain('membership-card')
  await requestsEnded()
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test.describe('opening the app', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|NetworkError|CORS|status of 40[13]|not valid JSON|Fetch API cannot load|violates the following Content Security Policy/,
    ],
  })

  /** A device of a new member whose card opens without a network. */
  async function keepingDevice(page: Page, context: BrowserContext): Promise<Device> {
    const email = await newMember(context, MEMBER)
    await keepAppAndData(page, CARD)
    await expectScreen(page, 'card', email, 'before')
    const network = { answer: pass }
    await context.route('**/api/**', (route) => network.answer(route))
    return { page, context, email, password: DEMO_PASSWORD, navigationsOf: countNavigations(page), network }
  }

  for (const line of withSession)
    test(`shows one screen on each network, without a loop, while a new version waits, after ${Object.keys(line).join('; ')} @phone-only`, async ({
      page,
      context,
    }) => {
      await installOldVersion(context)
      const device = await keepingDevice(page, context)
      await expect(newVersion(page)).toBeVisible()
      // While another tab has the old version, the new one waits.
      await (await context.newPage()).goto('/icons/192.png')
      for (const [happened, it] of Object.entries(line)) {
        await expectStarts(device, networks, happened, it)
        await expect(newVersion(page)).toBeVisible()
      }
    })

  for (const [happened, it] of Object.entries(withoutSession))
    test(`shows one screen on each network, and one sign-in with the e-mail, after ${happened} @phone-only`, async ({
      page,
      context,
    }) => {
      const device = await keepingDevice(page, context)
      await close(page)
      await expectStarts(device, [...Object.keys(unanswered), 'a network'], happened, it)
      // The e-mail is still there after a reload, and in no storage but this tab's history.
      await page.reload()
      await expect(emailField(page)).toHaveValue(device.email)
      const requestsEnded = watchRequests(page)
      await enter(page, device.email, device.password)
      if (device.unblock) {
        await expect(page.getByRole('alert')).toBeVisible()
        await device.unblock()
        await enter(page, device.email, device.password)
      }
      await expectScreen(page, 'card', device.email, 'signed in')

      // The first answer has deleted what the device kept.
      await kept(page, requestsEnded)
      await close(page)
      await expectStarts(device, [SLOW], `${happened} again`, it)
    })

  test('shows what the table in docs/offline.md says in a random series of starts @phone-only', async ({
    page,
    context,
  }) => {
    const device = await keepingDevice(page, context)
    const events = {
      nothing,
      'its clock is a day ahead': clockMoved(1),
      'its clock is a day behind': clockMoved(-1),
      ...sessionEnds,
      'its vault was lost': { happened: loseVault },
      'its cookies were deleted': { happened: deleteCookies },
    }
    const anyStart = fc.tuple(fc.constantFrom(...Object.entries(events)), fc.constantFrom(...networks))
    const starts = fc.sample(anyStart, { seed: SEED, numRuns: STARTS })
    const known = { hasCookie: true, isValid: true, isKept: true }
    for (const [at, [[happened, { happened: happen }], network]] of starts.entries()) {
      const when = `seed ${SEED}, start ${at + 1}: ${happened}; ${network}`
      if (happen !== loseVault) await close(page)
      await happen(device)
      if (happen === loseVault) known.isKept = false
      if (happen === deleteCookies) known.hasCookie = false
      if (happened in sessionEnds) known.isValid = false
      const shows: Case['shows'] = {
        unanswered: !known.hasCookie ? 'sign-in' : known.isKept ? 'card' : 'failed',
        answered: known.hasCookie && known.isValid ? 'card' : 'sign-in',
      }
      const email = known.isKept ? device.email : ''
      await expectStart({ ...device, email }, network, shows, when)
      if (network in unanswered && known.hasCookie) continue

      await connect(device)
      if (shows.answered === 'sign-in') await enter(page, device.email, DEMO_PASSWORD)
      await expectScreen(page, 'card', device.email, `${when}, then signed in`)
      const requestsEnded = watchRequests(page)
      await page.reload()
      await expect(cardOf(page, MEMBER)).toBeVisible()
      await kept(page, requestsEnded)
      Object.assign(known, { hasCookie: true, isValid: true, isKept: true })
    }
  })

  test('shows in one tab who signed out or in in another, once @phone-only', async ({ page, context }) => {
    const { email, navigationsOf, network } = await keepingDevice(page, context)
    const other = await context.newPage()
    const elsewhere = await context.browser()?.newContext()
    if (!elsewhere) throw new Error('no browser')
    const second = await newMember(elsewhere, 'Davi Moreira')
    await elsewhere.close()

    // What asks each minute or loads ahead would hear that the cookies are gone before the other tab has signed in.
    await context.route('**/api/notifications/unread', (route) => route.abort())
    network.answer = (route) => (route.request().frame().page() === page ? route.abort() : pass(route))
    other.on('response', (response) => {
      if (response.url().endsWith('/api/login')) network.answer = pass
    })
    await context.clearCookies()
    const entered = await navigationsOf(async () => {
      await other.goto('/auth')
      await enter(other, second, DEMO_PASSWORD)
      await expect(other).toHaveURL('/')
      await expect(cardOf(page, 'Davi Moreira')).toBeVisible()
      await expect(cardOf(page, MEMBER)).toHaveCount(0)
    })
    expect(entered.addresses).toBe(1)

    const left = await navigationsOf(async () => {
      await other.goto('/app/profile')
      await other.getByRole('button', { name: 'Sair da conta' }).click()
      await expect(page.getByText('Você saiu em outra aba.')).toBeVisible()
      await expect(emailField(page)).toHaveValue('')
      await expect(emailField(other)).toHaveValue('')
    })
    expect(left.addresses).toBe(1)
    expect(factsIn(await storedText(context, page), [email, second, MEMBER, 'Davi'])).toEqual([])
  })
})
