import type { BrowserContext, Locator, Page } from '@playwright/test'
import { atRest, scrollYOf, settle } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { currentMinute, DAY_MS } from './support/dates.ts'
import { newMember } from './support/new-member.ts'
import { addMedication, completeConsultation, create } from './support/records.ts'
import { watchRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'

const HOUR_MS = 3_600_000
/** More than fits a window, and less than the first page of a list. */
const RECORDS = 14

const daysAway = (days: number) => new Date(Math.floor(currentTime() / DAY_MS + days) * DAY_MS + 12 * HOUR_MS)

/** Lists whose records have their own pages, with one of the records and the name of its delete action. */
const lists = [
  {
    what: 'a night',
    path: '/app/sleep',
    api: '/api/sleep',
    record: (index: number) => ({
      sleepStart: new Date(daysAway(-2 - index).getTime() - 8 * HOUR_MS),
      sleepEnd: daysAway(-2 - index),
      quality: 80,
      notes: '',
    }),
    remove: 'Excluir registro',
  },
  {
    what: 'a consultation',
    path: '/app/consultations?aba=passadas',
    api: '/api/consultations',
    record: (index: number) => ({
      date: daysAway(2 + index),
      type: 'Video',
      doctorName: 'Dr. Paulo Lima',
      specialty: 'Nutrição',
      notes: '',
      status: 'Scheduled',
    }),
    // The browser's own dialog, which the listener below answers.
    remove: undefined,
  },
  {
    what: 'a policy',
    path: '/app/insurance',
    api: '/api/insurance',
    record: (index: number) => ({ fileName: `apolice-${index}.pdf`, fileSize: 9 }),
    remove: 'Excluir apólice',
  },
]

const topOf = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))
/** The scroll position and the element's position, once nothing moves. */
const placeOf = (page: Page, locator: Locator) =>
  atRest(page, async () => ({ scrolled: await scrollYOf(page), top: await topOf(locator) }))
/** Scrolls to the end of the page, again if the router, which opens a page at its top, has done so only now. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await settle(page)
    expect(await scrollYOf(page)).toBeGreaterThan(0)
  }).toPass()
}
const focusInPlace = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))

async function createOne(context: BrowserContext, api: string, record: object): Promise<void> {
  const { id } = await create(context, api, record)
  // Only a past consultation can be deleted.
  if (api === '/api/consultations') await completeConsultation(context, id)
}

test('nothing moves when a dose at the end of the page is recorded, and when that is undone @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const due = await currentMinute()
  const names = ['Atenolol', 'Enalapril', 'Losartana', 'Omeprazol']
  for (const name of names) await addMedication(context, name, due)
  await page.goto('/app/medications')
  const doses = page.locator('[data-record^=dose-]')
  await expect(doses).toHaveCount(names.length)
  await settle(page)
  await scrollToEnd(page)
  const dose = doses.last()
  const before = await placeOf(page, dose)

  await focusInPlace(dose.getByRole('button', { name: /^Tomei Omeprazol 50 mg, dose/ }))
  await page.keyboard.press('Enter')
  const undo = dose.getByRole('button', { name: /^Desfazer o registro/ })
  await expect(undo).toBeFocused()
  await expect(page.getByText('Dose registrada')).toBeVisible()
  expect(await placeOf(page, dose)).toEqual(before)

  await page.keyboard.press('Enter')
  await expect(dose.getByRole('button', { name: /^Tomei Omeprazol 50 mg, dose/ })).toBeFocused()
  expect(await placeOf(page, dose)).toEqual(before)
})

for (const { what, path, api, record, remove } of lists) {
  test(`nothing moves when ${what} at the list’s end is deleted @phone-only`, async ({ page, context }) => {
    page.on('dialog', (question) => void question.accept())
    await newMember(context)
    await Promise.all(Array.from({ length: RECORDS }, (_, index) => createOne(context, api, record(index))))
    const requestsEnded = watchRequests(page)
    await page.goto(path)
    const rows = page.locator('[data-record]')
    await expect(rows).toHaveCount(RECORDS)
    await settle(page)
    await scrollToEnd(page)
    const neighbour = rows.nth(RECORDS - 2)
    const before = await placeOf(page, neighbour)

    await focusInPlace(rows.last().getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Excluir/ })
      .press('Enter')
    if (remove) await page.getByRole('alertdialog').getByRole('button', { name: remove }).press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(rows).toHaveCount(RECORDS - 1)
    await expect.poll(() => placeOf(page, neighbour)).toEqual(before)
    // The refetched list does not move anything either.
    await requestsEnded()
    expect(await placeOf(page, neighbour)).toEqual(before)
  })
}
