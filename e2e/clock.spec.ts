import { currentTime, installClock } from './support/clock.ts'
import { register } from './support/new-member.ts'
import { expect, test } from './support/test.ts'

const MINUTE_MS = 60_000

test('servers, pages, frames and pages of other contexts have the time of the test @desktop-only @smoke', async ({
  browser,
  context,
  page,
}) => {
  const expectNow = (time: number) => expect(Math.abs(time - currentTime())).toBeLessThan(MINUTE_MS)
  const email = `e2e-${crypto.randomUUID()}@exemplo.com.br`
  await register(context.request, { fullName: 'Clara Teste', email })
  const user = await (await context.request.get('/api/user')).json()
  expectNow(Date.parse(user.confirmationSentAt))

  const readTimes = '[Date.now(), Number(new Date()), Date.parse(Date())]'
  await page.goto('/auth')
  for (const time of await page.evaluate<number[]>(readTimes)) expectNow(time)
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  for (const time of (await page.frames().at(-1)?.evaluate<number[]>(readTimes)) ?? []) expectNow(time)
  const other = await (await browser.newContext()).newPage()
  for (const time of await other.evaluate<number[]>(readTimes)) expectNow(time)
  await other.context().close()

  const day = await page.evaluate(() => [
    new Date(2028, 1, 29, 12).toISOString(),
    new Date(0) instanceof Date,
    Date.UTC(2028, 1, 29),
  ])
  expect(day).toEqual(['2028-02-29T15:00:00.000Z', true, 1_835_395_200_000])
})

test('a page opened after a test set its clock has that time @desktop-only @smoke', async ({ page }) => {
  const timeOf = () => page.evaluate<number>('Date.now()')
  const start = currentTime()
  await installClock(page)
  await page.goto('/auth')
  expect(Math.abs((await timeOf()) - start)).toBeLessThan(MINUTE_MS)
  const christmas = Date.parse('2026-12-25T15:00:00Z')
  await page.clock.setFixedTime(christmas)
  await page.reload()
  expect(await timeOf()).toBe(christmas)
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
})
