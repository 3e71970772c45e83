import type { BrowserContext, Page } from '@playwright/test'
import { moveDate } from '#testing/test-clock.ts'
import { DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { callAdminApi, DEMO_PASSWORD, signIn } from './support/sign-in.ts'
import { factsIn, storedText } from './support/storages.ts'
import { expect, test } from './support/test.ts'
import { keepAppAndData, keptKeys } from './support/vault.ts'

const CARD = '/app/membership-card'
const MEMBER = 'Clarice Bittencourt'

const NEW_PASSWORD = 'outra-senha-longa'

type Screen = 'card' | 'sign-in' | 'failed'

interface Device {
  page: Page
  context: BrowserContext
  email: string
}

async function withoutCookieChange(context: BrowserContext, act: () => Promise<unknown>): Promise<void> {
  const cookies = await context.cookies()
  await act()
  await context.clearCookies()
  await context.addCookies(cookies)
}

interface Case {
  /** What happened to the device, or to the account, while the app was closed. */
  happened: (device: Device) => Promise<unknown>
  /** With no answer from the server, and with one. */
  shows: Record<'unanswered' | 'answered', Screen>
}

const same = { unanswered: 'card', answered: 'card' } as const
const ended = { unanswered: 'card', answered: 'sign-in' } as const

/** One after the other on one device, whose session stays. */
const withSession: Record<string, Case> = {
  nothing: { happened: () => Promise.resolve(), shows: same },
  'its clock is a day ahead': { happened: ({ page }) => page.addInitScript(moveDate, DAY_MS), shows: same },
  // On top of the day ahead.
  'its clock is a day behind': {
    happened: ({ page }) => page.addInitScript(moveDate, -2 * DAY_MS),
    shows: same,
  },
  'its data were evicted': {
    happened: ({ page }) =>
      page.evaluate(() => {
        localStorage.clear()
        return new Promise((done) => {
          indexedDB.deleteDatabase('vault').onsuccess = done
        })
      }),
    shows: { unanswered: 'failed', answered: 'card' },
  },
}

/** One after the other on one device, with a sign-in after each. */
const withoutSession: Record<string, Case> = {
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
  'the password was changed on another device': {
    happened: async ({ context, email }) => {
      const other = await context.browser()?.newContext()
      if (!other) throw new Error('no browser')
      await signIn(other, email)
      const data = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD }
      const headers = { Origin: instance.memberUrl }
      const changed = await other.request.put(`${instance.memberUrl}/api/password`, { data, headers })
      expect(changed.status()).toBe(200)
      await other.close()
    },
    shows: ended,
  },
  'the member was blocked': {
    happened: ({ context }) =>
      withoutCookieChange(context, async () => {
        const { id } = await (await context.request.get('/api/user')).json()
        const reason = { reason: 'misuse', text: 'Uso por outra pessoa.' }
        await callAdminApi('POST', `/api/admin/members/${id}/block`, reason)
      }),
    shows: ended,
  },
}

const portalPage = '<!doctype html><title>Wi-Fi</title><h1>Entre no Wi-Fi</h1>'

interface Network {
  isAnswered: boolean
  set: (context: BrowserContext) => Promise<unknown>
}

/** How the server can fail to answer; the last one puts the network back. */
const networks: Record<string, Network> = {
  'no network': { isAnswered: false, set: (context) => context.setOffline(true) },
  'a network that leads nowhere': {
    isAnswered: false,
    set: async (context) => {
      // In this order: the app asks again the moment that the network is back.
      await context.route('**/api/**', (route) => route.abort())
      await context.setOffline(false)
    },
  },
  'a network that answers with its own sign-in': {
    isAnswered: false,
    set: async (context) => {
      await context.route('**/api/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: portalPage }),
      )
    },
  },
  'a network that redirects to its own sign-in': {
    isAnswered: false,
    set: async (context) => {
      // Before the route of the last network, which must stay: the open page would reach the server between them.
      const portal = { status: 302, headers: { Location: 'http://127.0.0.1:9/entrar' } }
      await context.route('**/api/**', (route) => route.fulfill(portal))
    },
  },
  'a network': { isAnswered: true, set: (context) => context.unroute('**/api/**') },
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cartão de associado, frente' }).getByText(name)
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

/** Counts the addresses that the page opens or writes, without those that it writes again. */
function countNavigations(page: Page): { since: (act: () => Promise<unknown>) => Promise<number> } {
  let urls: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== urls.at(-1)) urls.push(frame.url())
  })
  return {
    since: async (act) => {
      urls = []
      await act()
      return urls.length
    },
  }
}

/** Opens the app on each network after this happened. */
async function expectStarts(device: Device, happened: string, { happened: happen, shows }: Case) {
  const { page, context, email } = device
  await happen(device)
  const navigations = countNavigations(page)
  for (const [network, { isAnswered, set }] of Object.entries(networks)) {
    const when = `${happened}; ${network}`
    // An open app would hear of the end of its session before it is opened.
    await page.goto('about:blank')
    await set(context)
    const count = await navigations.since(async () => {
      await page.goto(CARD)
      await expectScreen(page, shows[isAnswered ? 'answered' : 'unanswered'], email, when)
    })
    // The address itself, and at most one redirect.
    expect.soft(count, when).toBeLessThanOrEqual(2)
  }
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
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|NetworkError|CORS|status of 401|not valid JSON|Fetch API cannot load|violates the following Content Security Policy/,
    ],
  })

  /** A device of a new member whose card and home open without a network. */
  async function keepingDevice(page: Page, context: BrowserContext): Promise<Device> {
    const email = await newMember(context, MEMBER)
    await keepAppAndData(page, CARD)
    await expectScreen(page, 'card', email, 'before')
    return { page, context, email }
  }

  test('shows one screen on each network, without a loop, while the session lasts @phone-only', async ({
    page,
    context,
  }) => {
    const device = await keepingDevice(page, context)
    for (const [happened, it] of Object.entries(withSession)) await expectStarts(device, happened, it)

    // Without kept data, and without an answer: says what it waits for, and then shows it.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/api/**', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(CARD)
    const late = page.getByText('A rede está lenta. Esperando a resposta do servidor…')
    await expect(late).toBeHidden()
    await expect(late).toBeVisible({ timeout: 6_000 })
    await expect(late.getByRole('link', { name: 'Tentar de novo' })).toHaveCSS('line-height', '44px')
    release()
    await expect(cardOf(page, MEMBER)).toBeVisible()
    await expect(late).toHaveCount(0)
  })

  test('shows one screen on each network, and one sign-in with the e-mail, after the session has ended @phone-only', async ({
    page,
    context,
  }) => {
    const device = await keepingDevice(page, context)
    for (const [happened, it] of Object.entries(withoutSession)) {
      await expectStarts(device, happened, it)
      // The e-mail is still there after a reload, and in no storage but this tab's history.
      await page.reload()
      await expect.soft(emailField(page), happened).toHaveValue(device.email)
      const changed = happened.includes('password')
      await page.getByLabel('Senha', { exact: true }).fill(changed ? NEW_PASSWORD : DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      if (happened.includes('blocked')) {
        await expect(page.getByRole('alert')).toBeVisible()
        return
      }
      await expectScreen(page, 'card', device.email, `signed in after this: ${happened}`)
      await expect
        .poll(async () => (await keptKeys(page)).map(([, area]) => area))
        .toContain('membership-card')
      // The app is closed, and asks for nothing, when the next thing happens.
      await page.goto('about:blank')
    }
  })

  test('shows in one tab who signed out or in in another, once @phone-only', async ({ page, context }) => {
    const { email } = await keepingDevice(page, context)
    const navigations = countNavigations(page)
    const other = await context.newPage()
    const elsewhere = await context.browser()?.newContext()
    if (!elsewhere) throw new Error('no browser')
    const second = await newMember(elsewhere, 'Davi Moreira')
    await elsewhere.close()

    await context.clearCookies()
    const entered = await navigations.since(async () => {
      await other.goto('/auth')
      await enter(other, second, DEMO_PASSWORD)
      await expect(other).toHaveURL('/')
      await expect(cardOf(page, 'Davi Moreira')).toBeVisible()
      await expect(cardOf(page, MEMBER)).toHaveCount(0)
    })
    expect(entered).toBe(1)

    const left = await navigations.since(async () => {
      await other.goto('/app/profile')
      await other.getByRole('button', { name: 'Sair da conta' }).click()
      await expect(page.getByText('Você saiu em outra aba.')).toBeVisible()
      await expect(emailField(page)).toHaveValue('')
      await expect(emailField(other)).toHaveValue('')
    })
    expect(left).toBe(1)
    expect(factsIn(await storedText(context, page), [email, second, MEMBER, 'Davi'])).toEqual([])
  })
})
