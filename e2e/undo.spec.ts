import type { Page, Request } from '@playwright/test'
import { atRest, scrollYOf, settle } from './support/at-rest.ts'
import { currentTime, installClock } from './support/clock.ts'
import { currentMinute, DAY_MS } from './support/dates.ts'
import { newMember } from './support/new-member.ts'
import { runClockUntil } from './support/paused-clock.ts'
import { addMedication, create } from './support/records.ts'
import { watchRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'
import { toastOf } from './support/toasts.ts'

const offer = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: /^Desfazer/ }) })
const undoButton = (page: Page) => offer(page).getByRole('button', { name: /^Desfazer/ })

test('keeps the focus on the dose, scrolls nothing, and names what was taken @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const due = await currentMinute()
  for (const name of ['Atenolol', 'Enalapril', 'Losartana', 'Omeprazol', 'Sinvastatina'])
    await addMedication(context, name, due)
  await page.goto('/app/medications')
  const dose = page.getByRole('article').filter({ hasText: 'Losartana 50 mg' })
  const take = dose.getByRole('button', { name: `Tomei Losartana 50 mg, dose das ${due}`, exact: true })
  await expect(take).toBeVisible()
  await settle(page)
  await take.scrollIntoViewIfNeeded()
  await take.focus()
  const before = await atRest(page, () => scrollYOf(page))
  expect(before).toBeGreaterThan(0)
  await take.press('Enter')
  // The dose has its own undo, which the message does not repeat.
  const message = toastOf(page, 'Dose registrada')
  await expect(message).toContainText(`Losartana 50 mg · 1 comprimido às ${due}`)
  await expect(message.getByRole('button')).toHaveAccessibleName('Fechar')
  const undo = dose.getByRole('button', { name: /^Desfazer o registro de Losartana 50 mg/ })
  await expect(undo).toBeFocused()
  expect(await atRest(page, () => scrollYOf(page))).toBe(before)

  await undo.press('Enter')
  await expect(take).toBeFocused()
  expect(await atRest(page, () => scrollYOf(page))).toBe(before)
})

test('focuses the undo of a deletion, pauses its timer meanwhile, and continues at the next record @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const morning = Math.floor(currentTime() / DAY_MS) * DAY_MS + 10 * 3_600_000
  for (let night = 2; night < 14; night += 1) {
    const sleepEnd = new Date(morning - night * DAY_MS)
    const sleepStart = new Date(sleepEnd.getTime() - 8 * 3_600_000)
    await create(context, '/api/sleep', { sleepStart, sleepEnd, quality: 80, notes: '' })
  }
  const pauseClock = await installClock(page)
  const requestsEnded = watchRequests(page)
  await page.goto('/app/sleep')
  const rows = page.getByRole('region', { name: /^Registros de sono/ }).getByRole('link')
  await expect(rows).toHaveCount(12)
  await settle(page)
  const nextHref = (await rows.nth(6).getAttribute('href')) ?? ''
  await rows.nth(5).focus()
  const before = await atRest(page, () => scrollYOf(page))
  await rows.nth(5).press('Enter')
  await page.getByRole('button', { name: /^Excluir registro/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir registro' }).press('Enter')
  await expect(undoButton(page)).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await atRest(page, () => scrollYOf(page))).toBe(before)

  // Jumping the clock would time out a request in flight.
  await requestsEnded()
  await pauseClock()
  await page.clock.runFor(60_000)
  await expect(undoButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(offer(page).getByRole('button', { name: 'Fechar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(offer(page)).toBeHidden()
  await expect(page.locator(`a[href="${nextHref}"]`)).toBeFocused()
  expect(await atRest(page, () => scrollYOf(page))).toBe(before)
})

test('keeps an undo for twenty seconds, and longer while the page is hidden or the pointer is on it @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const asNeeded = { name: 'Dipirona', form: 'tablet', kind: 'as_needed', startsOn: '2026-01-01' }
  await create(context, '/api/medications', { ...asNeeded, timeZone: 'America/Sao_Paulo' })
  const pauseClock = await installClock(page)
  const requestsEnded = watchRequests(page)
  await page.goto('/app/medications')
  await page.getByRole('button', { name: 'Registrar dose de Dipirona' }).click()
  const take = page.getByRole('dialog').getByRole('button', { name: 'Registrar dose' })
  await expect(take).toBeVisible()
  await requestsEnded()
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  await pauseClock()
  await take.press('Enter')
  await runClockUntil(page, (within) => expect(offer(page)).toBeVisible(within))
  /** Waits for what the app asks then: its time limit would pass with the page's clock. */
  const setHidden = async (hidden: boolean) => {
    await page.evaluate(async (value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      // The requests before this one are noted once it has ended.
      await fetch('/icons/192.png')
    }, hidden)
    await expect.poll(() => inFlight.size).toBe(0)
  }
  await setHidden(true)
  await page.clock.runFor(60_000)
  await expect(offer(page)).toBeVisible()
  await setHidden(false)
  await page.clock.runFor(1_000)
  await offer(page).hover()
  await page.clock.runFor(60_000)
  await expect(offer(page)).toBeVisible()
  await page.mouse.move(1, 1)
  await page.clock.runFor(10_000)
  await expect(offer(page)).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(offer(page)).toBeHidden()
})
