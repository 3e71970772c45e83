import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, settle } from './support/at-rest.ts'
import { walkColumns } from './support/columns.ts'
import { findVanished, rememberPainted } from './support/forced-colors.ts'
import {
  addressesFor,
  countAddresses,
  firstAddresses,
  generatedPaths,
  listedPaths,
  MEMBER_EMAIL,
} from './support/member-routes.ts'
import { reuseSession } from './support/sign-in.ts'
import { sayEarlyWhatIsAwaited } from './support/slow-network.ts'
import { expect, test } from './support/test.ts'
import { findBeside, findMisfits } from './support/text-fit.ts'
import { desktopViewport, phoneViewport } from './support/viewports.ts'

/**
 * Visiting all screens takes minutes and grows with each new one, so it is split into as many short tests as needed.
 */
const ADDRESSES_OF_A_TEST = 3

const TABLET = { width: 768, height: 1024 }

/** 1280 × 1024 CSS pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 }

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeAttached()
  await settle(page)
}

async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
  const isLarge = size === '200%'
  await expect(page.locator('html[data-large-text]')).toHaveCount(isLarge ? 1 : 0)
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await settle(page)
}

/** The narrowest phone still in use. */
const NARROWEST = { width: 320, height: 640 }

/**
 * Text at 200 %: nothing scrolls sideways, the tab labels grow, and at 360 px nothing is cut off or broken within a
 * word.
 */
async function checkLargeText(page: Page, address: string): Promise<void> {
  const tab = page.locator('[data-tab-bar] a').first()
  const sizeOf = () => tab.evaluate((label) => Number.parseFloat(getComputedStyle(label).fontSize))
  const hasTabs = (await tab.count()) > 0
  const before = hasTabs ? await sizeOf() : 0
  await enlargeText(page, '200%')
  await settle(page)
  expect.soft(await page.evaluate(findMisfits), `${address}, text at 200 %`).toEqual([])
  if (hasTabs) expect.soft(await sizeOf(), `${address}, labels of the tabs`).toBeGreaterThan(before * 1.8)
  await resize(page, NARROWEST)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${address}, width with text at 200 %`).toBeLessThanOrEqual(NARROWEST.width)
  await enlargeText(page, '')
}

/** A window at 400 %: nothing is fixed to its edges, and nothing scrolls sideways. */
async function checkZoomed(page: Page, address: string): Promise<void> {
  await resize(page, ZOOMED)
  const pinned = await page.evaluate(() =>
    [...document.querySelectorAll('header, nav, main *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 8)
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => `${element.tagName.toLowerCase()} .${element.className}`),
  )
  expect.soft(pinned, `${address}, fixed at 400 %`).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${address}, width at 400 %`).toBeLessThanOrEqual(ZOOMED.width)
}

/** Forced colours: whatever a background sets apart keeps an edge, a fill or a pattern. */
async function checkForcedColors(page: Page, address: string): Promise<void> {
  await page.evaluate(rememberPainted)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(findVanished), `${address}, forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** No accessible name has a space before a comma, which a block element inside a name causes. */
async function checkNames(page: Page, address: string): Promise<void> {
  const names = (await page.locator('body').ariaSnapshot()).match(/"[^"\n]* ,[^"\n]*"/g)
  expect.soft(names, `${address}, accessible names`).toBeNull()
}

/** The selected segment is the lighter one in both themes. */
async function checkSegments(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  const darker = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const lightness = (color: string) => {
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return red + green + blue
    }
    return [
      ...document.querySelectorAll('[role=tab][aria-selected=true], label:has(> input[type=radio]:checked)'),
    ]
      .filter(
        (segment) => segment.checkVisibility() && segment.parentElement?.classList.contains('bg-sunken'),
      )
      .filter((segment) => {
        const group = segment.parentElement ?? segment
        return (
          lightness(getComputedStyle(segment).backgroundColor) <=
          lightness(getComputedStyle(group).backgroundColor)
        )
      })
      .map((segment) => segment.textContent)
  })
  expect.soft(darker, `${address}, selected segments in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A dialog that its URL opens has the focus on its heading or first field. */
async function checkDialog(page: Page, address: string): Promise<void> {
  const dialog = page.locator('[role=dialog][data-state=open]')
  if ((await dialog.count()) === 0) return
  const focused = dialog.locator('h1:focus, h2:focus, h3:focus, input:focus, textarea:focus, select:focus')
  await expect.soft(focused, `${address}, focus of the dialog`).toHaveCount(1)
}

/** At 768 px nothing needs a sideways scroll. On a computer, the Tab key follows the columns; a dialog traps the focus. */
async function checkWide(page: Page, address: string): Promise<void> {
  // Not twice without a frame between: after that the browser sometimes draws none at all.
  await page.setViewportSize(TABLET)
  await expectNoSidewaysScroll(page)
  expect.soft(await page.evaluate(findBeside), `${address} at ${TABLET.width} px`).toEqual([])
  if ((await page.locator('[role=dialog][data-state=open]').count()) > 0) return
  await resize(page, desktopViewport)
  expect.soft(await walkColumns(page), `${address}, columns`).toEqual([])
}

test('lists every route of the member app @phone-only', () => {
  expect(listedPaths().toSorted()).toEqual(generatedPaths().toSorted())
})

for (const reader of ['member', 'visitor'] as const) {
  const parts = Math.ceil(countAddresses(reader) / ADDRESSES_OF_A_TEST)
  for (let part = 0; part < parts; part += 1) {
    test(`holds on every route of a ${reader}: large text, low and wide windows, forced colours, dark segments; part ${part + 1} @phone-only${reader === 'member' ? ' @smoke' : ''}`, async ({
      page,
      context,
    }) => {
      if (reader === 'member') await reuseSession(context, MEMBER_EMAIL)
      const addresses = await addressesFor(reader, context.request)
      for (const address of addresses.filter((_, index) => index % parts === part)) {
        await page.setViewportSize(phoneViewport)
        await open(page, address)
        await checkDialog(page, address)
        await checkNames(page, address)
        await checkForcedColors(page, address)
        await checkSegments(page, address)
        await checkLargeText(page, address)
        await checkZoomed(page, address)
        if (reader === 'member') await checkWide(page, address)
      }
    })
  }
}

/** What the note of a slow network names on each route of a member. */
const waitedFor: Record<string, string> = {
  '/': 'o que precisa de você',
  // Shows the count of its bell only.
  '/todos-servicos': 'as suas notificações',
  '/app/chat': 'os dados do seu plano',
  '/app/consultations/': 'as suas consultas',
  '/app/consultations/$consultationId': 'as suas consultas',
  '/app/exercise/': 'as suas atividades',
  '/app/exercise/$exerciseId': 'as suas atividades',
  '/app/insurance/': 'as suas apólices',
  '/app/insurance/$policyId': 'as suas apólices',
  '/app/medications/$medicationId': 'os seus medicamentos',
  '/app/medications/': 'os seus medicamentos',
  '/app/membership-card': 'a sua carteirinha',
  '/app/notifications': 'as suas notificações',
  '/app/profile': 'os seus aparelhos conectados',
  '/app/sleep/': 'os seus registros de sono',
  '/app/sleep/$entryId': 'os seus registros de sono',
  '/app/exams/': 'os seus exames',
  '/app/exams/new': 'os seus exames',
  '/app/exams/$examId/': 'os seus exames',
  '/app/exams/$examId/edit': 'os seus exames',
  '/app/health-profile/': 'o seu perfil de saúde',
  '/app/health-profile/edit': 'o seu perfil de saúde',
  '/app/onboarding/anamnesis': 'a sua anamnese',
}

test.describe('while the API hangs', () => {
  // Unanswered requests fail after twenty seconds.
  test.use({ expectedErrors: [/NetworkError/] })

  test('says on every route, below the heading, what it waits for @phone-only', async ({ context }) => {
    await reuseSession(context, MEMBER_EMAIL)
    const addresses = Object.entries(await firstAddresses('member', context.request))
    expect(addresses.map(([path]) => path).sort()).toEqual(Object.keys(waitedFor).sort())
    await context.route(/\/api\/(?!user$)/, () => {})
    await sayEarlyWhatIsAwaited(context)
    const check = async ([path, address]: [string, string]) => {
      const page = await context.newPage()
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const note = page.getByText(new RegExp(`^A rede está lenta\\. Esperando .*${waitedFor[path]}`))
      await expect.soft(note, path).toBeVisible()
      await page.close()
    }
    // Some together, because each waits.
    for (let from = 0; from < addresses.length; from += 5)
      await Promise.all(addresses.slice(from, from + 5).map(check))
  })
})
