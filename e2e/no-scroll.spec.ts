import type { BrowserContext, Locator, Page } from '@playwright/test'
import { currentTime } from './support/clock.ts'
import { currentMinute, DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { addMedication, create } from './support/records.ts'
import { expect, test } from './support/test.ts'

const HOUR_MS = 3_600_000
/** More than a window shows, and fewer than the first page of a list holds. */
const RECORDS = 14

const daysAway = (days: number) => new Date(Math.floor(currentTime() / DAY_MS + days) * DAY_MS + 12 * HOUR_MS)

/** Lists whose records have pages of their own, with one of their records and the name of its deletion. */
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
    // The browser's own question, which the listener below answers.
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

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const topOf = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))
const focusInPlace = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))

async function createAll(context: BrowserContext, api: string, record: (index: number) => object) {
  for (let index = 0; index < RECORDS; index += 1) {
    const { id } = await create(context, api, record(index))
    // Only a consultation that is over can be deleted.
    if (api === '/api/consultations') await complete(context, `${api}/${id}`)
  }
}

async function complete(context: BrowserContext, path: string) {
  const answer = await context.request.patch(instance.memberUrl + path, {
    data: { status: 'Completed' },
    headers: { Origin: instance.memberUrl },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('nothing moves when a dose at the end of the page is recorded, and when that is undone @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const due = await currentMinute()
  const names = ['Atenolol', 'Enalapril', 'Losartana', 'Omeprazol']
  for (const name of names) await addMedication(context, name, due)
  await page.goto('/app/medications', { waitUntil: 'networkidle' })
  const doses = page.locator('[data-record^=dose-]')
  await expect(doses).toHaveCount(names.length)
  await scrollToEnd(page)
  const scrolled = await scrollY(page)
  expect(scrolled).toBeGreaterThan(0)
  const dose = doses.last()
  const top = await topOf(dose)

  await focusInPlace(dose.getByRole('button', { name: /^Tomei Omeprazol 50 mg, dose/ }))
  await page.keyboard.press('Enter')
  const undo = dose.getByRole('button', { name: /^Desfazer o registro/ })
  await expect(undo).toBeFocused()
  await expect(page.getByText('Dose registrada')).toBeVisible()
  expect(await scrollY(page)).toBe(scrolled)
  expect(await topOf(dose)).toBe(top)

  await page.keyboard.press('Enter')
  await expect(dose.getByRole('button', { name: /^Tomei Omeprazol 50 mg, dose/ })).toBeFocused()
  expect(await scrollY(page)).toBe(scrolled)
  expect(await topOf(dose)).toBe(top)
})

for (const { what, path, api, record, remove } of lists) {
  test(`nothing moves when ${what} at the end of the list is deleted @phone-only`, async ({
    page,
    context,
  }) => {
    page.on('dialog', (question) => void question.accept())
    await newMember(context)
    await createAll(context, api, record)
    await page.goto(path, { waitUntil: 'networkidle' })
    const rows = page.locator('[data-record]')
    await expect(rows).toHaveCount(RECORDS)
    await scrollToEnd(page)
    const scrolled = await scrollY(page)
    const neighbour = rows.nth(RECORDS - 2)
    const top = await topOf(neighbour)

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
    await expect.poll(() => topOf(neighbour)).toBe(top)
    expect(await scrollY(page)).toBe(scrolled)

    await page.waitForLoadState('networkidle')
    expect(await topOf(neighbour)).toBe(top)
    expect(await scrollY(page)).toBe(scrolled)
  })
}
