import type { BrowserContext, Page } from '@playwright/test'
import { moveDate } from '#testing/test-clock.ts'
import { DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { expectFilesCached, reloadThroughServiceWorker } from './support/offline-files.ts'
import { watchRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'
import { keepData } from './support/vault.ts'

const CARD = '/app/membership-card'
const MEMBER = 'Clarice Bittencourt'

type Screen = 'card' | 'sign-in' | 'failed'

interface Device {
  page: Page
  context: BrowserContext
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

const cases: Record<string, Case> = {
  nothing: { happened: () => Promise.resolve(), shows: same },
  'its clock is a day ahead': { happened: ({ page }) => page.addInitScript(moveDate, DAY_MS), shows: same },
  'its clock is a day behind': { happened: ({ page }) => page.addInitScript(moveDate, -DAY_MS), shows: same },
  'its session was ended elsewhere': {
    happened: ({ context }) =>
      withoutCookieChange(context, () =>
        context.request.post('/api/logout', { headers: { Origin: instance.memberUrl } }),
      ),
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

/** How the server can fail to answer; the last one puts the network back. */
const networks: Record<string, { isAnswered: boolean; set: (context: BrowserContext) => Promise<unknown> }> =
  {
    'no network': { isAnswered: false, set: (context) => context.setOffline(true) },
    'a network that leads nowhere': {
      isAnswered: false,
      set: async (context) => {
        // In this order: the app asks again the moment that the network is back.
        await context.route('**/api/**', (route) => route.abort())
        await context.setOffline(false)
      },
    },
    'a network': { isAnswered: true, set: (context) => context.unroute('**/api/**') },
  }

async function expectScreen(page: Page, screen: Screen, email: string, when: string): Promise<void> {
  if (screen === 'sign-in') {
    await expect(page, when).toHaveURL(/\/auth/)
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true }), when).toHaveValue(email)
  }
  const shown = {
    card: page.getByRole('group', { name: 'Cartão de associado, frente' }).getByText(MEMBER),
    'sign-in': page.getByRole('button', { name: 'Entrar', exact: true }),
    failed: page.getByRole('button', { name: 'Tentar de novo' }),
  }
  await expect(shown[screen], when).toBeVisible()
}

test.describe('opening the app', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of 401/],
  })

  for (const [happened, { happened: happen, shows }] of Object.entries(cases)) {
    test(`shows one screen, without a loop, on a device that keeps data, after this: ${happened} @phone-only`, async ({
      page,
      context,
    }) => {
      const email = await newMember(context, MEMBER)
      const requestsEnded = watchRequests(page)
      await keepData(page, CARD)
      await reloadThroughServiceWorker(page)
      await expectScreen(page, 'card', email, 'before')
      await requestsEnded()
      await expectFilesCached(page)
      await happen({ page, context })

      let navigations = 0
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) navigations += 1
      })
      for (const [network, { isAnswered, set }] of Object.entries(networks)) {
        await set(context)
        navigations = 0
        await page.goto(CARD)
        await expectScreen(page, shows[isAnswered ? 'answered' : 'unanswered'], email, network)
        // The address itself, and at most one redirect.
        expect(navigations, network).toBeLessThanOrEqual(2)
      }
    })
  }
})
