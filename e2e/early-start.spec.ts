import type { Locator, Page } from '@playwright/test'
import { earlyRequests } from '#member/early-requests.ts'
import { firstAddresses, MEMBER_EMAIL } from './support/member-routes.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { DEMO_PASSWORD, reuseSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Addresses of the links that are marked as the current page. */
const currentLinks = (part: Locator) =>
  part
    .locator('nav [aria-current]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort())

/**
 * Opens the screen and holds its first script back until `beforeScripts` ends: what is asked for until then comes from
 * the document. A script that the document does not name comes only after the returned function is called.
 */
async function openWithNamedScripts(
  page: Page,
  path: string,
  beforeScripts: () => Promise<unknown>,
): Promise<() => void> {
  let named: string[] | undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!index-).*\.js$/, async (route) => {
    if (named && !named.includes(route.request().url())) await promise
    await route.continue()
  })
  const release = await holdBack(page, '**/assets/index-*.js')
  const opened = page.goto(path, { waitUntil: 'commit' })
  await beforeScripts()
  named = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
  )
  release()
  await opened
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  return resolve
}

test('names in the document the data and the scripts that each screen needs, and asks for nothing twice or in vain @phone-only', async ({
  page,
}) => {
  await reuseSession(page.context(), MEMBER_EMAIL)
  const { session, frame, screens } = earlyRequests
  for (const [path, data] of Object.entries<string[]>(screens)) {
    const asked: string[] = []
    const listen = (url: URL) => url.pathname.startsWith('/api/') && asked.push(url.pathname + url.search)
    page.removeAllListeners('request')
    page.on('request', (request) => listen(new URL(request.url())))
    const requestsEnded = watchRequests(page)
    const early = [...session, ...frame, ...data]
    const releaseOthers = await openWithNamedScripts(page, path, () =>
      expect.poll(() => asked.toSorted(), path).toEqual(early.toSorted()),
    )
    releaseOthers()
    await expect(page.getByRole('main')).toBeVisible()
    await requestsEnded()
    // The card reads the provider again whenever it is shown.
    const again = path === '/app/membership-card' ? '/api/company' : undefined
    const twice = asked.filter((url, at) => asked.indexOf(url) !== at && early.includes(url) && url !== again)
    expect(twice, path).toEqual([])
    const inVain = await page.evaluate(
      (urls) => urls.filter((url) => globalThis.takeEarly?.(url, new AbortController().signal)),
      early,
    )
    expect(inVain, path).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('shows what needs the member on the home screen with the scripts that its document names @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, MEMBER_EMAIL)
  const asked = page.waitForRequest('**/api/user')
  await openWithNamedScripts(page, '/', () => asked)
  await expect(page.getByRole('link', { name: /acaba em/ })).toBeVisible()
})

test('paints the frame and skeleton of each screen before any script', async ({ page, context }) => {
  await reuseSession(context, MEMBER_EMAIL)
  const frame = page.locator('#frame')
  const addresses = await firstAddresses('member', context.request)
  for (const [route, address] of Object.entries(addresses)) {
    const release = await holdBack(page, '**/assets/*.js')
    const opened = page.goto(address, { waitUntil: 'commit' })
    // The profile shows the member's account from its first line on, so it waits with a spinner.
    const content = frame.locator(route === '/app/profile' ? 'main [role=status]' : 'h1')
    await expect(content, route).toBeVisible()
    const currentInFrame = await currentLinks(frame)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    // Nothing in it works yet.
    await expect(page.getByRole('link'), route).toHaveCount(0)
    release()
    await opened
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    await expect(frame, route).toHaveCount(0)
    expect(currentInFrame, route).toEqual(await currentLinks(page.locator('#root')))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('asks for the session alone before the approval, and for nothing where nobody is signed in @phone-only', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/app/sleep')
  await page.waitForURL(/\/auth/)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  expect(asked).toEqual([])

  await page.evaluate(() => Reflect.set(document, 'cookie', '__Host-member_status=pending; Path=/; Secure'))
  // The session ended meanwhile: one request says so, and the cookie goes.
  await page.goto('/app/sleep')
  await page.waitForURL(/\/auth/)
  expect(asked).toEqual(['/api/user'])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-member_status')
})

test.describe('after a session that has ended', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('gives no early answer to the session that begins after a refused one @phone-only', async ({
    page,
    context,
  }) => {
    await signIn(context, 'joao@exemplo.com.br')
    await context.clearCookies({ name: '__Host-member_session' })
    await page.goto('/')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('joao@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible()
  })
})
