import type { Page } from '@playwright/test'
import { expectAccessibleIn } from './support/accessibility.ts'
import { expectNoSidewaysScroll, settle } from './support/at-rest.ts'
import { instance } from './support/instance.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { findBeside } from './support/text-fit.ts'
import { phoneViewport } from './support/viewports.ts'

/** A walk through all screens takes minutes; its parts run beside each other. */
const PARTS = 3
const TABLET = { width: 768, height: 1024 }
const LAPTOP = { width: 1024, height: 768 }
const WIDE = { width: 1920, height: 1080 }

/** The dashboard's lists, an open record of each, and its forms. */
const dashboardPaths = [
  '/',
  '/cadastros/demo-confirmado',
  '/cadastros/demo-confirmado?reject=true',
  '/membros',
  '/membros/demo-maria',
  '/apolices',
  '/apolices/demo-policy-5',
  '/estatisticas',
  '/estatisticas/lista?list=policies',
  '/estatisticas/meses?distribution=sleep',
  '/relatorios',
  '/registros',
  '/registros?entry=demo-audit-registration.rejected-demo-recusado',
  '/registros/acessos',
  '/registros/e-mails',
  '/registros/erros',
  '/configuracao',
  '/seguranca',
]

/** Each theme at one width; other tests run axe at 360 and 1440 px. */
const dashboardWindows = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: TABLET, colorScheme: 'dark' },
] as const

/** One list of each kind. */
const lists = ['/', '/membros', '/apolices', '/registros']

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeAttached()
  await settle(page)
}

for (let part = 0; part < PARTS; part += 1) {
  test(`the dashboard shows its screens without a sideways scroll, and accessible in light at 1920 px and in dark at 768 px; part ${part + 1} @desktop-only`, async ({
    page,
    context,
  }) => {
    await reuseAdminSession(context)
    for (const path of dashboardPaths.filter((_, index) => index % PARTS === part)) {
      await open(page, instance.adminUrl + path)
      for (const { viewport, colorScheme } of dashboardWindows) {
        const state = `${path} at ${viewport.width} px`
        await page.setViewportSize(viewport)
        await expectNoSidewaysScroll(page)
        expect.soft(await page.evaluate(findBeside), state).toEqual([])
        await test.step(state, () => expectAccessibleIn(page, colorScheme))
      }
      await page.setViewportSize(phoneViewport)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('the rows of every kind of list are 44 px high with a mouse, however wide the window @desktop-only', async ({
  page,
  context,
}) => {
  await reuseAdminSession(context)
  // The longest content of a row: a blocked administrator has two badges.
  await page.route('**/api/admin/members?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    Object.assign(json.members[0], { role: 'admin', blockedAt: json.members[0].createdAt })
    await route.fulfill({ response, json })
  })
  for (const path of lists) {
    await open(page, instance.adminUrl + path)
    const rows = page.locator('[data-list] [data-record]')
    await expect(rows.first(), path).toBeVisible()
    for (const viewport of [TABLET, LAPTOP, WIDE]) {
      await page.setViewportSize(viewport)
      await settle(page)
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect.soft([...new Set(heights)], `${path} at ${viewport.width} px`).toEqual([44])
    }
  }
})
